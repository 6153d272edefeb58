import type { CustomFieldControl } from '@sveltia/cms';
import type { ComponentProps } from 'react';

import { illustrationOptions, pictureOptions } from '../picture-options.ts';

type ControlProps = ComponentProps<CustomFieldControl>;

/** A picture may be left out if its field is optional. */
const noPicture = { label: 'No picture', value: '', thumbnail: undefined };

function Thumbnail({ url }: { url: string | undefined }) {
  return url === undefined ? <span /> : <img src={url} alt="" loading="lazy" />;
}

/**
 * Shows the chosen picture and, once opened, a grid of all pictures. The editor renders it with its copy of React, so it
 * must not use hooks.
 */
export function PictureField({ value, field, forID, onChange }: ControlProps) {
  const all = field.get('only_illustrations') === true ? illustrationOptions : pictureOptions;
  const options = field.get('required') === false ? [noPicture, ...all] : all;
  const current = String(value ?? '');
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
