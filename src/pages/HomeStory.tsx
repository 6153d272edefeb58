import { discover } from '#content/home.ts';
import { Slideshow } from '#features/carousel/Slideshow.tsx';
import { Closing } from '#features/home/Closing.tsx';
import { Discover } from '#features/home/Discover.tsx';
import { Testimonials } from '#features/home/Testimonials.tsx';
import { TheDay } from '#features/home/TheDay.tsx';
import { WhyChooseUs } from '#features/home/WhyChooseUs.tsx';
import { PagePart } from '#ui/PagePart.tsx';

/** What stands far down the page, so that its code need not come with the first of it. */
export const HomeStory = () => (
  <>
    <PagePart>
      <Discover
        slideshow={
          <PagePart>
            <Slideshow
              label={discover.slideshowLabel}
              pictures={discover.slideshow}
              sizes="(min-width: 900px) 50vw, 100vw"
            />
          </PagePart>
        }
      />
    </PagePart>
    <PagePart>
      <TheDay />
    </PagePart>
    <PagePart>
      <WhyChooseUs />
    </PagePart>
    <PagePart>
      <Testimonials />
    </PagePart>
    <PagePart>
      <Closing />
    </PagePart>
  </>
);
