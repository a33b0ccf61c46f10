import { conteudoDoNome } from './conteudo-do-nome.js';

it.each([
  ['ARROZ TIPO 1 5KG', '5', 'kg'],
  ['Óleo de soja - garrafa de 900 ml', '900', 'ml'],
  ['LEITE UHT 1 L', '1', 'l'],
  ['MACARRÃO 0,5 KG (500 G)', '', ''],
  ['AÇÚCAR 1.000 GR', '1.000', 'g'],
  ['OVOS C/ 30 UNID.', '30', 'un'],
  ['SUCO 1,5 LITROS', '1,5', 'l'],
  ['FARDO 12 UN DE 500 G', '', ''],
  ['CAFÉ 500 G PCT 500 G', '500', 'g'],
  ['ARROZ TIPO 1', '', ''],
  ['LÂMPADA 5 GUIAS', '', ''],
])('%s has %s %s', (nome, QUANTIDADE, UNIDADE) => {
  expect(conteudoDoNome(nome)).toEqual({ QUANTIDADE, UNIDADE });
});
