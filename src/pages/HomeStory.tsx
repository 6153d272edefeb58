import { discover } from '#content/home.ts';
import { Slideshow } from '#features/carousel/Slideshow.tsx';
import { Closing } from '#features/home/Closing.tsx';
import { Discover } from '#features/home/Discover.tsx';
import { Testimonials } from '#features/home/Testimonials.tsx';
import { TheDay } from '#features/home/TheDay.tsx';
import { WhyChooseUs } from '#features/home/WhyChooseUs.tsx';
import { Contained } from '#ui/Contained.tsx';

/** What stands below the first screens of the home page. */
export const HomeStory = () => (
  <>
    <Contained>
      <Discover
        slideshow={
          <Contained>
            <Slideshow
              label={discover.slideshowLabel}
              pictures={discover.slideshow}
              sizes="(min-width: 900px) 50vw, 100vw"
            />
          </Contained>
        }
      />
    </Contained>
    <Contained>
      <TheDay />
    </Contained>
    <Contained>
      <WhyChooseUs />
    </Contained>
    <Contained>
      <Testimonials />
    </Contained>
    <Contained>
      <Closing />
    </Contained>
  </>
);
