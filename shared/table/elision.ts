/** « de Mimi », « d’Olive ». H and Y keep their distance: « de Hugo », « de Yuki ». */
export const ofName = (name: string): string =>
  /^[aeiouœæ]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
