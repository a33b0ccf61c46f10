import { sugerirClassificacao } from './sugestao-de-classificacao.js';

const sugerir = (nome: string, categoria: string, grauProcessamento: 'ULTRAPROCESSADO' | null = null) =>
  sugerirClassificacao({ nome, categoria, grauProcessamento });

test.each([
  ['ARROZ BRANCO', 'CEREAIS', { grupo: 'CEREAL', classeRestrita: null }],
  ['PÃO FRANCÊS', 'CEREAIS', { grupo: 'CEREAL', classeRestrita: 'PAO_BISCOITO_BOLO' }],
  ['BATATA INGLESA', 'HORTALICAS', { grupo: 'TUBERCULO' }],
  ['CENOURA', 'HORTALICAS', { grupo: 'HORTALICA', fonteVitaminaA: true }],
  ['BANANA PRATA', 'FRUTAS', { grupo: 'FRUTA', formaDaFruta: 'IN_NATURA' }],
  ['POLPA DE ACEROLA', 'FRUTAS', { grupo: 'FRUTA', formaDaFruta: 'SUCO' }],
  ['PÊSSEGO EM CALDA', 'FRUTAS', { grupo: 'FRUTA', formaDaFruta: 'PROCESSADA' }],
  ['CARNE BOVINA', 'CARNES', { grupo: 'CARNE_OVO', ferroHeme: true }],
  ['OVO DE GALINHA', 'OVOS', { grupo: 'CARNE_OVO', ferroHeme: false }],
  ['IOGURTE DE MORANGO', 'LEITE', { grupo: 'LEITE', classeRestrita: 'LACTEO_ADOCADO' }],
  ['GELATINA', 'ACUCARADOS', { grupo: 'ACUCAR', proibido: true }],
  ['AÇÚCAR CRISTAL', 'ACUCARADOS', { grupo: 'ACUCAR', acucarAdicionado: true, proibido: false }],
])('%s of %s is suggested as what its name and category say', (nome, categoria, esperada) => {
  expect(sugerir(nome, categoria)).toMatchObject(esperada);
});

test('a sausage is a meat product and no source of heme iron', () => {
  expect(sugerir('SALSICHA', 'CARNES', 'ULTRAPROCESSADO')).toMatchObject({
    classeRestrita: 'CARNEO',
    ferroHeme: false,
  });
});

test('a category of mixed foods has no suggestion', () => {
  expect(sugerir('LASANHA PRONTA', 'PREPARADOS')).toBeNull();
});
