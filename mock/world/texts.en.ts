/** English texts of the demo's recognitions. */
import { lines, list, type Texts } from './texts.ts';

export const english: Texts = {
  deeds: {
    thanks: lines(`
      Thank you for taking my on-call on {day} without a second thought.
      Thank you for staying until {report} finally added up.
      Thank you for answering my hundred questions this week as kindly as the first one.
      Thank you for getting me up to speed after my leave; your notes did it in an hour.
      Thank you for lending me your morning to rehearse for {client}.
      Thank you for the early word about the moved deadline. It saved me a very long night.
      Thank you for running the call with {client} when I lost my voice.
      Thank you for the walk round the block on {day}. I came back a better colleague.
      Thank you for reading that e-mail before it went to {n} people.
      Thank you for going to {city} in my place when my daughter was ill.
      Thank you for having the room ready before anyone arrived, working projector and all.
      Thank you for reminding me to breathe first and reply later.
      Thank you for telling me straight, and kindly, what was not working.
      Thank you for picking up the papers in {city} that I had left behind.
      Thank you for minding the phone while I finished {report}.
      Thank you for your message on {day}: it came exactly when it was needed.
      Thank you for reading between the lines of that e-mail from {client}.`),
    team: lines(`
      You put your own list aside to unblock ours on {project}.
      You joined {area} in the busiest week of the quarter, and nobody had to ask.
      You split {project} so that every one of us was home for dinner.
      You got {area} and support round one table and had an agreement in twenty minutes.
      You stayed on {day} to pack boxes with the warehouse as if it were your job.
      You shared your template for {report} instead of keeping it to yourself.
      When the system went down you picked up the phones with us all afternoon.
      You asked the question that everyone had and no one said aloud.
      You gave up your slot so that {area} could present first.
      You worked with the people in {city} as if they sat at the next desk.
      You took notes for those of us who could not make it and sent them the same {day}.
      You put {area} in touch with the people in {city}, and what took days takes one call now.
      You saw that we were short of hands for {client} and turned up without being called.
      You stood up for {project} in the review as if it were your own.
      You kept a seat at lunch for the new people in {area} all week.`),
    customer: lines(`
      {client} wrote to us just to talk about you. They want you to look after their account.
      You called {client} before they had even noticed the delay. The renewal came two days later.
      You found a way to deliver to {client} on {day}, snowstorm and all.
      You listened to a furious customer for half an hour, and they hung up saying thanks.
      You explained the invoice to {client} without a single strange word, and their score went from six to nine.
      You went to {city} to see with your own eyes what {client} could not put into words.
      You tracked down the part that {client} had been waiting three weeks for.
      You told {client} the truth about the date, and that is why they are still with us.
      You wrote down what {client} never asks for but always enjoys. It is in the guide now.
      You closed {n} tickets on {day}, and every one of them greets a person by name.
      You turned a complaint from {client} into the best reference we have in {city}.`),
    ideas: lines(`
      Your idea of joining the two {city} runs sounded impossible until you drew it.
      The form that you built for {area} saves us {n} e-mails a week.
      You swapped two steps in {project} and the queue was gone.
      You tried three versions of {report} with real readers before choosing one.
      You suggested doing {project} small first, and in ten days we knew what did not work.
      You made a sheet that speaks up by itself when stock runs low.
      You asked why we did it that way, and the only answer was habit.
      You brought a labelling trick back from {city} that every site has copied by now.
      You put QR codes on the pallets and ended the hunting by hand.
      With two of your scripts {report} went from a whole day to twenty minutes.
      You sketched {project} on a napkin, and it is exactly what we ended up building.`),
    quality: lines(`
      You spotted the two-cent error that nobody else saw in {report}.
      You delivered {report} two days early and without a single correction.
      You went through {n} contracts one by one until every date was right.
      The audit of {area} came back clean, and the folder was your work.
      You documented {project} so well that new people get it without calling you.
      You would not ship the order for {client} until the colour was right. Nobody would have noticed, except them.
      You left the {city} data so tidy that the dashboard loaded first time.
      You measured once more when all of us thought the part was fine, and you were right.
      You brought order to the {area} folders; everything is seconds away now.
      You closed the month with nothing open, which we had not seen in {n} months.
      The deck that you made for {client} looks sharp even on a phone.`),
    learning: lines(`
      You gave the new colleague in {area} an hour a day for two weeks. That person is teaching others today.
      You finished the certificate in your evenings and taught us the best of it next morning.
      Your {day} session on pivot tables had people standing at the back.
      You told us in the open what went wrong in {project} so that nobody repeats it.
      You taught me to read {report} without making me feel I should have known.
      You recorded {n} short clips of the tricks that only you used to know. Now there are several of us who know how.
      You asked for feedback on your talk and rebuilt the whole of it.
      You presented in French to {client} for the very first time.
      You came along on my first visit to {city} and let me make my own mistakes.
      You wrote the welcome guide that all of us would have liked to get. It has more readers than the lunch menu.
      You learnt the tools of {area} in a week so that you could help them.`),
    lead: lines(`
      You steered {project} calmly when everything changed halfway.
      You defended your team's budget with facts and without raising your voice.
      You named everyone else's work before your own in front of the board.
      You said no in time, and spared {n} people a bad month.
      You gave each of us the part of {project} where we could shine.
      You took the hard decision about {city} and explained it in person.
      You turned the {day} meeting into fifteen minutes that are worth it.
      You kept {area} together in the toughest quarter of the year.
      You asked how we were before you asked how it was going.
      You made room for a new voice in {project}, and it was the one we had missed.
      You made simple a priority that three e-mails had not explained.`),
    milestone: lines(`
      We signed {client} after eight months, and you never let go of the thread.
      {project} is live in {city}, a month ahead of the promise.
      That makes {n} deliveries in a row without one delay.
      {area} reached the goal of the quarter, and your name is on every step.
      We opened {city} with a full team, and it all began with your plan.
      No accidents so far this year, and your {day} rounds have a lot to do with it.
      {client} renewed for two more years on the strength of your proposal.
      The launch of {project} went by without a single emergency call.
      We are up {n} points in the customer survey, and you started the change.
      You finished the warehouse move in one weekend, every item counted.`),
  },
  effects: {
    thanks: lines(`
      You changed my week.
      It may look small, but it meant a lot to me.
      You took a weight off my shoulders.
      Without that, the week would have been another story.
      You did not have to, and you did it anyway.
      It makes coming to work a pleasure.
      I hope I can return the favour soon.`),
    team: lines(`
      We all got there, and in good spirits.
      It saved us a week of back and forth.
      Since then the two teams talk without a go-between.
      It showed that the team comes first for you.
      Even the board asked who that was.
      The heavy part became the easy part.
      With you a problem never belongs to one person alone.`),
    customer: lines(`
      Details like that are why people recommend us.
      That is how trust is earned.
      It shows that you truly care.
      That is how we look after people who trust us.
      Nobody could have done it better.
      You can feel that at the other end of the line.
      I want all of us to work like that.`),
    ideas: lines(`
      That is {n} hours a month, and counting.
      The other sites want to copy it.
      Sometimes the simplest thing is the one nobody tried.
      It looks obvious today, which is the best one can say of an idea.
      We measured it: {n}% less time.
      You gave us leave to try things, and that is catching.
      There is already a waiting list for the next version.`),
    quality: lines(`
      That care kept us out of real trouble.
      Finance still cannot believe it.
      With work like this one signs without looking twice.
      The details are your signature.
      It is the new standard of the team.
      The next audit no longer keeps anyone awake.
      You can see the care on every page.`),
    learning: lines(`
      Teaching like that is work too.
      I left wanting to learn more.
      I am no longer afraid of asking.
      The whole team went up a step.
      Learning with you feels easy.
      What you share multiplies.
      This does the team a world of good.`),
    lead: lines(`
      We knew where we were going, even in the worst week.
      We left with more confidence than we came with.
      That is what looking after a team means.
      Nobody was left behind.
      I took notes, because I want to do it like that.
      The mood has been different since.
      No course teaches that.`),
    milestone: lines(`
      A day to remember.
      There is a photo of the whole team by the door.
      It looked a little mad when we began.
      The board told the story with your name in it, as it should.
      We are already thinking of what comes next.
      Let no one call it luck.
      This one goes out to everybody who doubted a little.`),
  },
  together: lines(`
    Thank you for carrying {project} together, each of you with what you do best.
    What you did for {client} this week deserves telling: nobody asked whose fault it was, only how to fix it.
    Between you {report} was done in one afternoon, with laughter to spare.
    I saw how you covered for one another on {day}. That is a team.
    You prepared the visit of {client} so that no one saw the effort, and it was a lot.
    Thank you for welcoming the people from {city} as if they had been here for years.
    The drill went perfectly because everyone knew what to do. Thank you for taking it seriously.
    You closed {n} open cases in a single day. I still do not know how.
    Thank you for the wellbeing fair: one could see the care on every table.
    You joined {area} and engineering up so that {project} shipped without patches.
    When the truck came at six you were all there. No invitation, no excuses.
    Thank you for testing {project}: you found what we did not want to see and fixed it together.
    The board presentation was seamless, as if you had rehearsed for a month.
    Thank you for the collection for {city}; all of it arrived, and on time.
    You counted {n} aisles on a Saturday, with music. Thank you for the spirit.`),
  closings: lines(`
    Thank you from the heart.
    I am lucky to work with you.
    A big round of applause.
    It shows, and it is appreciated.
    I owe you a coffee.
    That is how it is done.
    On to the next one!
    Thank you, truly.
    That is Boreal at its best.
    I saw it and wanted everyone to know.
    Pass it on.
    Proud to be on your team.
    Keep going.
    You set an example for {area}.`),
  comments: lines(`
    So well deserved!
    Couldn't agree more.
    I was there, and it was exactly like that.
    Congratulations!
    Always lifting others up.
    Applause from {city}.
    Can confirm. Great work.
    What a joy to read this.
    About time somebody said it.
    What a team!
    Joining the applause.
    This one should be framed.
    Thanks for telling us, I had no idea.
    This is what makes us different.
    It helped us in {area} as well. Thank you!
    Could not have said it better.
    Bravo!
    I learnt a lot just watching.
    Goosebumps.
    More days like this, please.
    Would you show us how on {day}?
    Richly deserved.
    Love this.
    The customer told me about it too.
    Truly inspiring.
    Legend.`),
  replies: lines(`
    Thank you! It was a team effort.
    You made my day, thank you.
    Any time, that is what we are here for.
    Oh, how kind. Thank you!
    Thank you for trusting me with it.
    I would do it again tomorrow.
    Thank you, I am sharing this with the whole team.
    I am speechless.
    Thank you! Coffee is on me.
    It was a pleasure, honestly.`),
  slots: {
    day: list('Monday, Tuesday, Wednesday, Thursday, Friday'),
    client: list(
      'Northwind Clinics, Harbour & Pine, Lakeside Schools, Summit Outdoor, Oak Avenue Cafés, Ironwood Tools, Bluefin Travel, Cedar Hotels, Prairie Foods, Lumen Energy',
    ),
    project: list(
      'Project Compass, the billing migration, the new order portal, the northern route, the sales dashboard, the winter campaign, the night delivery pilot, the depot redesign, the energy plan, the driver app',
    ),
    report: list(
      'the quarterly report, the budget, the stock count, the month-end close, the training plan, the demand forecast, the roadmap',
    ),
    city: list('Halifax, Montreal, Calgary, Winnipeg, Vancouver, Boston, Dublin, Bergen, Ottawa, Leeds'),
    area: list('sales, operations, finance, marketing, engineering, design, talent, purchasing'),
  },
};
