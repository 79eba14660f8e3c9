// Stands in for the guide in the page: what it says is not what is tried, and loading it takes longer than many schedules.
import { plainAnswer } from '../../api/contract/answer.test-support.ts';

export const guideForQuestion = async () => ({
  guide: { answer: ({ text }: { text: string }) => ({ answer: plainAnswer(`Device: ${text}`), figures: [] }) },
  language: 'en',
});
