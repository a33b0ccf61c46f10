import { verificarArea } from '@merenda/shared/testing';
import areaJson from '../area.json';
import area from './area';

verificarArea(areaJson, area);
