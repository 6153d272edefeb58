import type { CustomFieldControl } from '@sveltia/cms';
import type { ComponentProps } from 'react';

import { offerPictures } from '../picture-options.ts';

type ControlProps = ComponentProps<CustomFieldControl>;

/** Returns the names of the pictures in a list field of the same file. */
function readNames(entry: ControlProps['entry'], field: unknown): readonly string[] | undefined {
  if (typeof field !== 'string') return undefined;
  const { data } = (entry?.toJS() ?? {}) as { readonly data?: Readonly<Record<string, unknown>> };
  const names = data?.[field];
  return Array.isArray(names) ? names.map(String) : undefined;
}

function Thumbnail({ url }: { url: string | undefined }) {
  return url === undefined ? <span /> : <img src={url} alt="" loading="lazy" />;
}

/**
 * Shows the chosen picture and, once opened, a grid of all pictures. The editor renders it with its copy of React, so it
 * must not use hooks.
 */
export function PictureField({ value, field, forID, entry, onChange }: ControlProps) {
  const current = String(value ?? '');
  const options = offerPictures({
    current,
    hasOnlyIllustrations: field.get('only_illustrations') === true,
    isOptional: field.get('required') === false,
    isWide: field.get('is_wide') === true,
    among: readNames(entry, field.get('among')),
  });
  const chosen = options.find((option) => option.value === current);
  return (
    <details className="pictures">
      <summary id={forID}>
        <Thumbnail url={chosen?.thumbnail} />
        <span>{chosen?.label ?? (current || 'No picture')}</span>
        <u>Change</u>
      </summary>
      <div role="radiogroup" aria-label="Pictures">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={`${forID}-picture`}
              checked={option.value === current}
              onChange={() => onChange(option.value)}
              // A press chooses and closes the grid; the arrow keys only choose.
              onClick={({ currentTarget, detail }) => {
                if (detail > 0) currentTarget.closest('details')?.removeAttribute('open');
              }}
            />
            <Thumbnail url={option.thumbnail} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </details>
  );
}
