interface OwnFile {
  readonly name: string;
  /** Media type, without its charset. */
  readonly type: string;
  readonly content: BlobPart;
}

/** Downloads content that was created on the page as a file. */
export function downloadFile({ name, type, content }: OwnFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
