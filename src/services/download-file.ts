interface OwnFile {
  readonly name: string;
  /** The media type, without the charset. */
  readonly type: string;
  readonly content: BlobPart;
}

/** Downloads a file whose content was created on the page. */
export function downloadFile({ name, type, content }: OwnFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
