/** English texts of the store. */
import type { ShopWords } from './shop.ts';
import { lines } from './texts.ts';

export const english: ShopWords = {
  catalogs: [
    ['Canada', 'CA', 'Delivers coast to coast.'],
    ['United States', 'US', 'Delivers to all states.'],
  ],
  categories: [
    ['Experiences'],
    ['Home'],
    ['Technology'],
    ['Gift cards'],
    ['Wellbeing'],
    ['From Boreal'],
    ['Season'],
  ],
  providers: [
    ['Maple Street Bakery', 'maple-street'],
    ['Birch Books', 'birch-books'],
    ['Northlight Tech', 'northlight'],
    ['Hearth & Pine', 'hearth-pine'],
    ['Open Trail', 'open-trail'],
  ],
  products: lines(`
    Half a day off | An afternoon for you; your lead confirms the date.
    A day off | A whole day, paid.
    Breakfast with the CEO | An hour of coffee and questions.
    Parking spot for a month | With your name, by the door.
    Boreal hoodie | Soft cotton, stitched by hand.
    Boreal bottle | Hot for twelve hours, cold for twelve.
    Boreal notebook | Recycled paper, hard cover.
    A week from anywhere | Work five days from another city.
    A tree in your name | We plant it and tell you where it grows.
    A room with your name | Choose which and unveil the sign.
    Boreal backpack 2025 | From last year’s collection.
    Bakery card | For bread, coffee and cake.
    Book card | Books and music, never expires.
    Large book card | Enough for a shelf.
    Tech card | Online and in the shop.
    Phone top-up | On your number in minutes.
    Grocery card | A week of groceries.
    Films at home, three months | On two screens.
    Wireless headphones | Quiet; thirty hours of battery.
    Portable speaker | Minds neither water nor sand.
    Mechanical keyboard | A silent one.
    Power bank | Charges your phone three times.
    10-inch tablet | With pen and cover.
    Sports watch | Pulse, sleep and routes.
    Desk lamp | Three tones of light.
    Sourdough kit | Starter, basket and blade.
    Coffee, 500 g | Roasted this month.
    Set of pans | Three pieces of cast iron.
    Woven blanket | Wool, for two.
    House plant | Easy to keep, in a clay pot.
    Winter basket | Cider, cheese and sweets.
    Maple syrup, 4 l | This spring’s.
    Barbecue set | Five pieces, in a case.
    Dinner for two | Four courses.
    Two cinema tickets | Any film, any day.
    Weekend in the mountains | Cabin for two, with breakfast.
    Pottery class | Three hours; keep what you make.
    Balloon flight | Dawn over the Laurentians.
    Baking day | From flour to loaf.
    Massage | An hour, in the spa you choose.
    A month of gym | Classes included.
    Yoga class | Online, on Tuesdays.
    Yoga mat | Natural cork.`),
  coupons: lines(`
    Free coffee | Free | One each, at the counter.
    2 for 1 on drinks | 2 for 1 | Monday to Friday.
    A cookie with your coffee | Free | With any drink.
    15 % off books | 15 % | Not on school books.
    20 dollar voucher | $20 | In one purchase.
    30 % at the book fair | 30 % | Only at the fair.
    An extra night in a cabin | 2 for 1 | Subject to availability.
    20 % off massages | 20 % | By appointment.`),
  currency: 'CAD',
  voucher: 20,
  questions: {
    size: ['Which size do you wear?', 'S', 'M', 'L', 'XL'],
    email: ['Which address do we send it to?'],
    day: ['Which day do you prefer?'],
  },
  answers: {
    size: ['S', 'M', 'M', 'L'],
    email: ['My work address'],
    day: ['Next Friday', 'Any Monday', 'The last day of the month'],
  },
  terms: 'Cannot be exchanged for money.',
  levels: lines(`
    Seed | You are part of it.
    Sprout | An invitation to the monthly workshop.
    Root | Quarterly breakfast with your team.
    Branch | Half a day off a year.
    Forest | Mentoring by the leads.
    Horizon | Your name on the wall.`),
  asks: lines(`
    I want to thank those who covered for me this week.
    The project is done and there are many to thank.
    The team’s anniversary is coming.
    My points of the month went into the campaign.
    For the night shift.`),
  granted: 'Gladly! Let it show.',
  denied: 'Not this month; let us look again in the next.',
  extra: 'For the week of recognition.',
  bonus: 'Bonus for the quarter’s results.',
  shipped: 'On its way by courier.',
  refunded: 'The provider no longer has it. Your points are back.',
  addresses: [
    [
      '48 Birch Street, apt 3 | Toronto | +1 416 555 0142',
      '1120 Rue Saint-Denis | Montreal | +1 514 555 0177',
      '77 Granville Street | Vancouver | +1 604 555 0119',
    ],
    ['1250 North Dearborn Street | Chicago | +1 312 555 0163'],
  ],
};
