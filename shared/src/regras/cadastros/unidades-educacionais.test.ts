import { violacoesDoInep } from './unidades-educacionais.js';

it('requires the INEP code only of a school', () => {
  expect(violacoesDoInep({ tipoUnidade: 'ESCOLA', codigoInep: '35000001' })).toEqual([]);
  expect(violacoesDoInep({ tipoUnidade: 'ESCOLA', codigoInep: '' })).toEqual([
    { campo: 'codigoInep', mensagem: 'Informe o código INEP da escola.' },
  ]);
  expect(violacoesDoInep({ tipoUnidade: 'INSTITUICAO' })).toEqual([]);
});
