// Every rule, topic and complaint of the knowledge base in one place; a test fails when a file of rules/, topics/ or faults/ is missing here.

import { applianceComplaints } from './faults/appliances.ts';
import { circuitComplaints } from './faults/circuits.ts';
import type { Complaint } from './faults/fault.ts';
import { lightingComplaints } from './faults/lighting.ts';
import { motorComplaints } from './faults/motors.ts';
import { supplyComplaints } from './faults/supply.ts';
import { systemComplaints } from './faults/systems.ts';
import type { Rule, Topic } from './knowledge.ts';
import { article90 } from './rules/article-90.ts';
import { article100 } from './rules/article-100.ts';
import { article110 } from './rules/article-110.ts';
import { article200 } from './rules/article-200.ts';
import { article210 } from './rules/article-210.ts';
import { article215 } from './rules/article-215.ts';
import { article220 } from './rules/article-220.ts';
import { article225 } from './rules/article-225.ts';
import { article230 } from './rules/article-230.ts';
import { article240 } from './rules/article-240.ts';
import { article242 } from './rules/article-242.ts';
import { article250 } from './rules/article-250.ts';
import { article300 } from './rules/article-300.ts';
import { article310 } from './rules/article-310.ts';
import { article312 } from './rules/article-312.ts';
import { article314 } from './rules/article-314.ts';
import { article404 } from './rules/article-404.ts';
import { article406 } from './rules/article-406.ts';
import { article422 } from './rules/article-422.ts';
import { article430 } from './rules/article-430.ts';
import { article440 } from './rules/article-440.ts';
import { article450 } from './rules/article-450.ts';
import { article517 } from './rules/article-517.ts';
import { article547 } from './rules/article-547.ts';
import { article550 } from './rules/article-550.ts';
import { article590 } from './rules/article-590.ts';
import { article680 } from './rules/article-680.ts';
import { article690 } from './rules/article-690.ts';
import { article695 } from './rules/article-695.ts';
import { article705 } from './rules/article-705.ts';
import { articles305To340 } from './rules/articles-305-340.ts';
import { articles342To362 } from './rules/articles-342-362.ts';
import { articles366To399 } from './rules/articles-366-399.ts';
import { articles400To402 } from './rules/articles-400-402.ts';
import { articles408To409 } from './rules/articles-408-409.ts';
import { articles410To411 } from './rules/articles-410-411.ts';
import { articles424To427 } from './rules/articles-424-427.ts';
import { articles445To495 } from './rules/articles-445-495.ts';
import { articles500To506 } from './rules/articles-500-506.ts';
import { articles511To516 } from './rules/articles-511-516.ts';
import { articles518To545 } from './rules/articles-518-545.ts';
import { articles551To552 } from './rules/articles-551-552.ts';
import { articles553To555 } from './rules/articles-553-555.ts';
import { articles600To605 } from './rules/articles-600-605.ts';
import { articles610To630 } from './rules/articles-610-630.ts';
import { articles640To675 } from './rules/articles-640-675.ts';
import { articles682To685 } from './rules/articles-682-685.ts';
import { articles691To694 } from './rules/articles-691-694.ts';
import { articles700To702 } from './rules/articles-700-702.ts';
import { articles706To712 } from './rules/articles-706-712.ts';
import { articles722To760 } from './rules/articles-722-760.ts';
import { articles770To840 } from './rules/articles-770-840.ts';
import { chapter9 } from './rules/chapter-9.ts';
import { askedByCrewsTopics } from './topics/asked-by-crews.ts';
import { askedOfHousesTopics } from './topics/asked-of-houses.ts';
import { askedOfTradesTopics } from './topics/asked-of-trades.ts';
import { askedYesOrNoCircuitsAndGroundingTopics } from './topics/asked-yes-or-no-circuits-and-grounding.ts';
import { askedYesOrNoFurtherTopics } from './topics/asked-yes-or-no-further.ts';
import { askedYesOrNoNeutralsAndTerminalsTopics } from './topics/asked-yes-or-no-neutrals-and-terminals.ts';
import { askedYesOrNoWiringAndEquipmentTopics } from './topics/asked-yes-or-no-wiring-and-equipment.ts';
import { codeHowItWorksTopics } from './topics/code-how-it-works.ts';
import { controlAndProtectionTopics } from './topics/control-and-protection.ts';
import { everydayAppliancesAndHeatingTopics } from './topics/everyday-appliances-and-heating.ts';
import { everydayCircuitsAndBreakersTopics } from './topics/everyday-circuits-and-breakers.ts';
import { everydayEquipmentAndSymptomsTopics } from './topics/everyday-equipment-and-symptoms.ts';
import { everydayHousesInDoubtTopics } from './topics/everyday-houses-in-doubt.ts';
import { everydayOutletsAndSupplyInDoubtTopics } from './topics/everyday-outlets-and-supply-in-doubt.ts';
import { everydayPanelsAndYardsInDoubtTopics } from './topics/everyday-panels-and-yards-in-doubt.ts';
import { everydayReplacingAndAddingTopics } from './topics/everyday-replacing-and-adding.ts';
import { examPracticeTopics } from './topics/exam-practice.ts';
import { oldWiringAndPermitsTopics } from './topics/old-wiring-and-permits.ts';
import { peopleAskFurtherTopics } from './topics/people-ask-further.ts';
import { peopleAskHouseTopics } from './topics/people-ask-house.ts';
import { plainTermsAndControlTopics } from './topics/plain-terms-and-control.ts';
import { questionsOfWhyAndWhichTopics } from './topics/questions-of-why-and-which.ts';
import { safetyEnergizedAndLockoutTopics } from './topics/safety-energized-and-lockout.ts';
import { safetyOnSiteTopics } from './topics/safety-on-site.ts';
import { switchesHeightsAndEquipmentTopics } from './topics/switches-heights-and-equipment.ts';
import { termsCablesAndFittingsTopics } from './topics/terms-cables-and-fittings.ts';
import { termsConductorsAndDevicesTopics } from './topics/terms-conductors-and-devices.ts';
import { termsDevicesAndCircuitsTopics } from './topics/terms-devices-and-circuits.ts';
import { termsGroundingAndServicesTopics } from './topics/terms-grounding-and-services.ts';
import { termsSpanishTradeNamesTopics } from './topics/terms-spanish-trade-names.ts';
import { theoryBasicsTopics } from './topics/theory-basics.ts';
import { theoryCircuitsAndSourcesTopics } from './topics/theory-circuits-and-sources.ts';
import { theoryMagnetismAndMachinesTopics } from './topics/theory-magnetism-and-machines.ts';
import { theoryThreePhaseAndTransformersTopics } from './topics/theory-three-phase-and-transformers.ts';
import { threadsFaultsAndPeopleTopics } from './topics/threads-faults-and-people.ts';
import { threadsGroundingAndEquipmentTopics } from './topics/threads-grounding-and-equipment.ts';
import { threadsMoreTopics } from './topics/threads-more.ts';
import { threadsOutletsAndHousesTopics } from './topics/threads-outlets-and-houses.ts';
import { threadsPanelsAndWiringTopics } from './topics/threads-panels-and-wiring.ts';
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
  ...article210,
  ...article215,
  ...article220,
  ...article225,
  ...article230,
  ...article240,
  ...article242,
  ...article250,
  ...article300,
  ...article310,
  ...article312,
  ...article314,
  ...article404,
  ...article406,
  ...article422,
  ...article430,
  ...article440,
  ...article450,
  ...article517,
  ...article547,
  ...article550,
  ...article590,
  ...article680,
  ...article690,
  ...article695,
  ...article705,
  ...article90,
  ...articles305To340,
  ...articles342To362,
  ...articles366To399,
  ...articles400To402,
  ...articles408To409,
  ...articles410To411,
  ...articles424To427,
  ...articles445To495,
  ...articles500To506,
  ...articles511To516,
  ...articles518To545,
  ...articles551To552,
  ...articles553To555,
  ...articles600To605,
  ...articles610To630,
  ...articles640To675,
  ...articles682To685,
  ...articles691To694,
  ...articles700To702,
  ...articles706To712,
  ...articles722To760,
  ...articles770To840,
  ...chapter9,
];

export const TOPICS: readonly Topic[] = [
  ...askedOfHousesTopics,
  ...askedByCrewsTopics,
  ...askedYesOrNoCircuitsAndGroundingTopics,
  ...askedYesOrNoFurtherTopics,
  ...askedYesOrNoNeutralsAndTerminalsTopics,
  ...askedYesOrNoWiringAndEquipmentTopics,
  ...peopleAskFurtherTopics,
  ...plainTermsAndControlTopics,
  ...questionsOfWhyAndWhichTopics,
  ...theoryCircuitsAndSourcesTopics,
  ...controlAndProtectionTopics,
  ...theoryMagnetismAndMachinesTopics,
  ...codeHowItWorksTopics,
  ...everydayAppliancesAndHeatingTopics,
  ...everydayCircuitsAndBreakersTopics,
  ...everydayEquipmentAndSymptomsTopics,
  ...everydayHousesInDoubtTopics,
  ...everydayOutletsAndSupplyInDoubtTopics,
  ...everydayPanelsAndYardsInDoubtTopics,
  ...everydayReplacingAndAddingTopics,
  ...oldWiringAndPermitsTopics,
  ...peopleAskHouseTopics,
  ...switchesHeightsAndEquipmentTopics,
  ...examPracticeTopics,
  ...safetyEnergizedAndLockoutTopics,
  ...safetyOnSiteTopics,
  ...termsCablesAndFittingsTopics,
  ...termsConductorsAndDevicesTopics,
  ...termsDevicesAndCircuitsTopics,
  ...termsGroundingAndServicesTopics,
  ...termsSpanishTradeNamesTopics,
  ...theoryBasicsTopics,
  ...theoryThreePhaseAndTransformersTopics,
  ...threadsPanelsAndWiringTopics,
  ...threadsMoreTopics,
  ...threadsOutletsAndHousesTopics,
  ...threadsGroundingAndEquipmentTopics,
  ...threadsFaultsAndPeopleTopics,
  ...toolsHandAndInstallationTopics,
  ...toolsMetersTopics,
  ...troubleshootingAppliancesAndSystemsTopics,
  ...troubleshootingCircuitsTopics,
  ...troubleshootingLightingTopics,
  ...troubleshootingMotorsTopics,
  ...troubleshootingSupplyAndVoltageTopics,
  ...wiringMethodsEquipmentTopics,
  ...wiringMethodsGeneralTopics,
  ...askedOfTradesTopics,
];

export const COMPLAINTS: readonly Complaint[] = [
  ...circuitComplaints,
  ...supplyComplaints,
  ...lightingComplaints,
  ...motorComplaints,
  ...applianceComplaints,
  ...systemComplaints,
];
