/** Hands somebody a file. A plain link could not say who asks for it. */
export function saveFile(name: string, content: unknown): void {
  const file = new Blob([JSON.stringify(content, undefined, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
