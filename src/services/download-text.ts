interface TextFile {
  readonly name: string;
  /** Media type, without its charset. */
  readonly type: string;
  readonly text: BlobPart;
}

/** Hands a text, or whatever else a file may hold, to the browser as a file. */
export function downloadText({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
