import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

import { pictureOf } from '#domain/site/pictures.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import { Picture } from '#ui/Picture.tsx';

interface PicturePreviewProps {
  /** True if the preview is visible. If it is false, only the preview's code is loaded. */
  isOpen: boolean;
  name: PictureName;
  /** Returns the thumbnail to which the preview is anchored. */
  thumbnail: () => HTMLElement | undefined;
  onEnter: () => void;
  onLeave: () => void;
}

/** The enlarged preview of a thumbnail and its caption. */
export function PicturePreview(props: PicturePreviewProps) {
  const { isOpen, name, thumbnail, onEnter, onLeave } = props;
  return (
    <Popper
      open={isOpen}
      // The preview is rendered inside the gallery's landmark region instead of at the end of the body.
      disablePortal
      key={name}
      anchorEl={() => thumbnail() ?? document.body}
      placement="top"
      modifiers={[
        { name: 'offset', options: { offset: [0, 10] } },
        { name: 'preventOverflow', options: { padding: 16 } },
      ]}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      sx={{ zIndex: 'tooltip', width: 'min(440px, calc(100vw - 32px))' }}
    >
      <Box sx={{ p: 1, bgcolor: 'background.paper', borderRadius: '2px', boxShadow: 8 }}>
        <Picture name={name} variant="wide" sizes="424px" alt="" priority />
        <Typography variant="caption" component="p" sx={{ px: 0.5, pt: 1 }}>
          {pictureOf(name).alt}
        </Typography>
      </Box>
    </Popper>
  );
}
