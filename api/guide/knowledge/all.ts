// Every rule and topic of the knowledge base in one place; a test fails when a file of rules/ or topics/ is missing here.
import type { Rule, Topic } from './knowledge.ts';
import { article90 } from './rules/article-90.ts';
import { article100 } from './rules/article-100.ts';
import { article110 } from './rules/article-110.ts';
import { article200 } from './rules/article-200.ts';
import { article250 } from './rules/article-250.ts';
import { article300 } from './rules/article-300.ts';
import { article310 } from './rules/article-310.ts';
import { article312 } from './rules/article-312.ts';
import { article314 } from './rules/article-314.ts';
import { articles305To340 } from './rules/articles-305-340.ts';
import { codeHowItWorksTopics } from './topics/code-how-it-works.ts';
import { examPracticeTopics } from './topics/exam-practice.ts';
import { safetyEnergizedAndLockoutTopics } from './topics/safety-energized-and-lockout.ts';
import { safetyOnSiteTopics } from './topics/safety-on-site.ts';
import { termsConductorsAndDevicesTopics } from './topics/terms-conductors-and-devices.ts';
import { theoryBasicsTopics } from './topics/theory-basics.ts';
import { theoryThreePhaseAndTransformersTopics } from './topics/theory-three-phase-and-transformers.ts';
import { toolsHandAndInstallationTopics } from './topics/tools-hand-and-installation.ts';
import { toolsMetersTopics } from './topics/tools-meters.ts';
import { troubleshootingAppliancesAndSystemsTopics } from './topics/troubleshooting-appliances-and-systems.ts';
import { troubleshootingCircuitsTopics } from './topics/troubleshooting-circuits.ts';
import { troubleshootingLightingTopics } from './topics/troubleshooting-lighting.ts';
import { troubleshootingMotorsTopics } from './topics/troubleshooting-motors.ts';
import { troubleshootingSupplyAndVoltageTopics } from './topics/troubleshooting-supply-and-voltage.ts';
import { wiringMethodsEquipmentTopics } from './topics/wiring-methods-equipment.ts';
import { wiringMethodsGeneralTopics } from './topics/wiring-methods-general.ts';

export const RULES: readonly Rule[] = [
  ...article100,
  ...article110,
  ...article200,
  ...article250,
  ...article300,
  ...article310,
  ...article312,
  ...article314,
  ...article90,
  ...articles305To340,
];

export const TOPICS: readonly Topic[] = [
  ...codeHowItWorksTopics,
  ...examPracticeTopics,
  ...safetyEnergizedAndLockoutTopics,
  ...safetyOnSiteTopics,
  ...termsConductorsAndDevicesTopics,
  ...theoryBasicsTopics,
  ...theoryThreePhaseAndTransformersTopics,
  ...toolsHandAndInstallationTopics,
  ...toolsMetersTopics,
  ...troubleshootingAppliancesAndSystemsTopics,
  ...troubleshootingCircuitsTopics,
  ...troubleshootingLightingTopics,
  ...troubleshootingMotorsTopics,
  ...troubleshootingSupplyAndVoltageTopics,
  ...wiringMethodsEquipmentTopics,
  ...wiringMethodsGeneralTopics,
];
