/** The settings with which the machine room draws the charts of this project. */
export default {
  machines: 'machines/*.machine.ts',
  entries: 'src/machine-room/entries.ts',
  layouts: 'src/machine-room/layouts',
  // The advance widths of Figtree, the font of the charts.
  metrics: {
    regular:
      '247 298 320 629 563 786 644 200 352 352 481 623 226 417 208 389 641 413 559 544 621 575 566 537 614 566 253 259 623 623 623 504 989 677 611 721 688 592 543 760 751 271 515 610 520 846 774 776 579 780 626 614 552 707 693 960 614 604 641 324 389 324 551 438 221 510 586 541 586 546 369 587 558 232 269 485 220 851 558 580 591 578 338 466 378 558 520 784 475 526 491 385 257 385 567',
    bold: '240 310 394 631 556 807 647 236 376 376 486 630 251 410 240 423 647 420 575 553 631 580 577 552 612 577 292 296 630 630 630 511 991 707 612 724 697 589 552 746 750 285 545 655 534 855 773 785 598 787 641 608 578 704 717 980 666 638 634 340 423 340 575 435 255 528 594 545 593 552 388 598 567 256 286 527 241 868 566 581 599 589 371 466 397 566 549 825 524 566 480 392 256 392 647',
  },
  document: {
    file: 'docs/machines.md',
    introduction: `# The machines

Everything on the site that has states is a statechart in \`machines/\`. This document is written by \`npm run charts\`
from the machines themselves; a test fails when it no longer matches them. The site shows the same charts at
\`/machines\`, where they can be run, and beside any page in development or with \`?inspect\` in its URL:
[the machine room](machine-room.md) tells how, and how to change a machine.`,
  },
};
