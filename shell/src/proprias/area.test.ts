import { verificarArea } from '@merenda/shared/testing';
import { AREA_DO_SHELL } from './area.js';
import telas from './telas.js';

verificarArea(AREA_DO_SHELL, telas);
