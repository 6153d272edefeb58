import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from 'react';

/** Whether the page, or the step of a form, was entered inside the app, at its top. */
export const FromTopContext = createContext(false);

/** Keeps what follows off the screen meanwhile. */
const placeHolder = <div style={{ height: '100vh' }} />;

/**
 * What stands below the heading of a page or a step. On the way inside the app the heading is on screen before this is
 * rendered; what is prerendered, or entered further down, is whole from the beginning.
 */
export function Below({ children }: { children: ReactNode }) {
  const isFromTop = useContext(FromTopContext);
  const [isShown, setShown] = useState(!isFromTop);
  useEffect(() => {
    if (isShown) return;
    // The Tab key goes on to what stands below, and not to the page's end.
    const showNow = () => setShown(true);
    window.addEventListener('keydown', showNow, { capture: true });
    // What is there is painted with the next frame, which has been shown when the one after it begins.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setShown(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', showNow, { capture: true });
    };
  }, [isShown]);
  return isShown ? children : placeHolder;
}
