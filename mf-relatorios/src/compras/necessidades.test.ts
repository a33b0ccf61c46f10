import { simularApi } from '@merenda/shared/testing';
import type { TabelaDaFolha } from '../folha/folha.js';
import { ler, pedir } from '../teste/ler.js';

const linha = (unidade: string, falta: number) => ({
  unidade: { id: unidade.length, nome: unidade },
  item: { id: 1, nome: 'ARROZ' },
  unidadeMedida: 'KG',
  perecivel: false,
  necessidade: 9.6,
  doEstoque: 2,
  aReceber: 5,
  falta,
});

const agrupam = ({ colunas }: TabelaDaFolha) => colunas.filter(({ agrupa }) => agrupa).map(({ titulo }) => titulo);

test('the list of needs is printed consolidated, by unit and delivery, and with what no contract covers', async () => {
  const { requisicoes } = simularApi({
    'GET /necessidades': {
      linhas: [
        linha('SOL', 2.6),
        { ...linha('SOL', 1), item: { id: 2, nome: 'ALFACE' }, perecivel: true },
        linha('LUAR', 0),
      ],
      rascunhos: [],
      semCobertura: [
        {
          unidade: { id: 3, nome: 'SOL' },
          item: { id: 1, nome: 'ARROZ' },
          unidadeMedida: 'KG',
          motivo: 'SEM_CONTRATO',
          falta: 2.6,
          produto: null,
          embalagens: null,
          ultimoPreco: null,
          valor: null,
        },
      ],
      semAlunos: [
        {
          unidade: { id: 3, nome: 'SOL' },
          cardapio: { id: 2, nome: 'CRECHE' },
          motivo: 'FERIADO',
          dias: ['08/12/2026'],
        },
      ],
    },
  });
  const folha = await ler('necessidades?de=2026-11-24&ate=2026-12-08&alunos=REFEICOES&compra=PRECO&unidades=3,4');
  expect(requisicoes[0]?.busca).toEqual({
    de: '2026-11-24',
    ate: '2026-12-08',
    unidades: '3,4',
    alunos: 'REFEICOES',
    ordem: 'PRECO',
  });
  expect(folha.filtro).toEqual([
    'de 24/11/2026 a 08/12/2026',
    'Alunos: Média das últimas 20 refeições',
    'só as unidades escolhidas',
  ]);
  expect(folha.tabelas.map(({ linhas }) => linhas)).toEqual([
    [
      ['ALFACE', 1, 9.6, 2, 5, 1, 'kg'],
      ['ARROZ', 2, 19.2, 4, 10, 2.6, 'kg'],
    ],
    [
      ['SOL', 'Por semana', 'ALFACE', 9.6, 2, 5, 1, 'kg'],
      ['SOL', 'Uma vez', 'ARROZ', 9.6, 2, 5, 2.6, 'kg'],
      ['LUAR', 'Uma vez', 'ARROZ', 9.6, 2, 5, 0, 'kg'],
    ],
    [['SOL', 'ARROZ', 'Sem contrato', 2.6, 'kg', null, null, null]],
  ]);
  expect(folha.tabelas.map(agrupam)).toEqual([[], ['Unidade', 'Entrega'], ['Unidade']]);
  expect(folha.textos?.at(-1)?.texto).toBe('SOL, CRECHE: 08/12/2026.');
  expect(await pedir('necessidades')).toBeNull();
});
