import preset from '@merenda/shared/testing/jest-preset';

export default preset.navegador('mf-relatorios');
