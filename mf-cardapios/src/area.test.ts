import { verificarArea } from '@merenda/shared/testing';
import areaJson from '../area.json';
import telas from './area';

verificarArea(areaJson, telas);
