import { simularApi } from '@merenda/shared/testing';
import { UNIDADE } from '../teste/fatos.js';
import { ler } from '../teste/ler.js';

const REFEICAO = {
  id: 2,
  unidadeEducacional: { id: 30, nome: 'EM JARDIM' },
  dia: '02/03/2026',
  hora: '12:00',
  tipo: 'ALMOCO',
  prato: { id: 5, nome: 'SOPA' },
  quantidadeDePessoas: 1200,
  acrescimo: 5,
  executado: false,
  executadoEm: null,
  sobraDeAlimentos: 1.25,
  lancamentoCardapio: null,
  registros: [{ alimento: { id: 1, nome: 'ARROZ' }, valorArredondado: 13, unidadeMedida: 'KG' }],
};

test('a meal lists its foods', async () => {
  simularApi({ ...UNIDADE, 'GET /relatorios/refeicoes/2': REFEICAO });
  const folha = await ler('refeicao/2');
  expect(folha.titulo).toBe('Refeição de 02/03/2026, almoço – EM JARDIM');
  expect(folha.dados).toContainEqual({ rotulo: 'Alunos', valor: '1.200' });
  expect(folha.dados).toContainEqual({ rotulo: 'Sobra', valor: '1,25 kg' });
  expect(folha.tabelas[0]?.linhas).toEqual([['ARROZ', 13, 'kg']]);
  expect(folha.assinaturas).toEqual([{ papel: 'Responsável pela cozinha' }, { papel: 'Responsável pela unidade' }]);
});

test("a meal's products, lot by lot", async () => {
  const produto = { id: 1, nome: 'ARROZ TIPO 1', unidadeProduto: 'SACO', medidaReal: 5, unidadeMedida: 'KG' };
  simularApi({
    ...UNIDADE,
    'GET /relatorios/refeicoes/2': REFEICAO,
    'GET /refeicoes/2/produtos': [
      { id: 1, produto, item: { id: 2, nome: 'ARROZ' }, lote: 'L1', dataValidade: '01/02/2027', quantidade: 2.6 },
    ],
    'GET /convencoes/unidades-produto': [{ nome: 'SACO', descricao: 'Saco' }],
  });
  const folha = await ler('produtos-refeicao/2');
  expect(folha.titulo).toBe('Produtos da refeição de 02/03/2026, almoço – EM JARDIM');
  expect(folha.tabelas[0]).toMatchObject({
    titulo: 'Produtos que sairão do estoque na execução',
    linhas: [['ARROZ TIPO 1', 'ARROZ', 'L1', '01/02/2027', 2.6, 'Saco', '13 kg']],
  });
});
