/** Gives the reader a file. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  // The byte order mark tells spreadsheets that the text is UTF-8.
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(['\uFEFF', text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
