import { verificarArea } from '@merenda/shared/testing';
import areaJson from '../area.json';
import area from './area.js';

verificarArea(areaJson, area);
