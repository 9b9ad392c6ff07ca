/** Gives the reader a file of text. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  // The byte order mark tells spreadsheets that the text is UTF-8.
  downloadBlob(name, new Blob(['\uFEFF', text], { type }));
}

/** Gives the reader a file. */
export function downloadBlob(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
