import type { PictureSize } from '../../images/photograph-size.ts';
import { pictureFileName, type UploadSizes } from '../check-uploads.ts';

/** The sizes of the chosen pictures. The event `preSave` does not contain files that are not uploaded yet. */
const sizes = new Map<string, Promise<PictureSize | null>>();

async function measure(file: File): Promise<PictureSize | null> {
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return null;
  }
}

function measureAll(files: FileList | null | undefined) {
  for (const file of files ?? []) sizes.set(pictureFileName(file.name), measure(file));
}

/** Measures every picture that somebody chooses or drops. */
export function measureUploads(): void {
  const isCapturing = true;
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement) measureAll(target.files);
    },
    isCapturing,
  );
  document.addEventListener(
    'drop',
    ({ dataTransfer }) => measureAll(dataTransfer?.files),
    isCapturing,
  );
}

/** Returns the sizes of the pictures that were chosen in this window. */
export async function readUploadSizes(): Promise<UploadSizes> {
  const measured = [...sizes].map(async ([name, size]) => [name, await size] as const);
  return new Map(await Promise.all(measured));
}
