/** `npm start`. Plain JavaScript: a Node that is too old for all the rest has to understand this much. */

const OLDEST = 24;

if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(
    `Hot Paws needs Node ${OLDEST} or newer and this is ${process.version}. Use \`npm start\`, which finds the one that \`npm ci\` installed.`,
  );
  process.exit(2);
}

await import('./start.ts');
