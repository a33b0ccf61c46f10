import fc from 'fast-check';
import { deAquisicao, novaProposta, novoItem, paraCorpo, parcialDe, type LinhaProposta } from './rascunho.js';
import { validarPropostas } from './erros-das-propostas.js';

const item = fc.record({
  milesimos: fc.integer({ min: 1, max: 9_999_999 }),
  centavos: fc.integer({ min: 1, max: 999_999 }),
});

test('the totals that are sent are cents counted in integers, half up by item', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(item, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 }),
      (propostas) => {
        const linhas: LinhaProposta[] = propostas.map((itens) => ({
          ...novaProposta(),
          itens: itens.map(({ milesimos, centavos }) => ({
            ...novoItem(),
            quantidade: milesimos / 1000,
            precoUnidade: centavos / 100,
          })),
        }));
        const esperado = propostas.map((itens) =>
          itens.map(({ milesimos, centavos }) => (2n * BigInt(milesimos) * BigInt(centavos) + 1000n) / 2000n),
        );
        const soma = (valores: bigint[]) => valores.reduce((a, b) => a + b, 0n);
        const corpo = paraCorpo({
          unidadeEducacional: 1,
          objeto: '',
          numero: '',
          numeroProcessoAdminis: '',
          dataContrato: '',
          vigencia: '',
          ano: 2026,
          aquisicaoTipo: 'CHAMADA',
          fonteDeRecursos: 'PNAE_FNDE',
          valor: 1,
          propostasVencedoras: linhas,
        });
        expect(parcialDe(linhas).times(100).toFixed(0)).toBe(soma(esperado.map(soma)).toString());
        expect(corpo.propostasVencedoras.map(({ valor }) => Math.round((valor ?? 0) * 100).toString())).toEqual(
          esperado.map((valores) => soma(valores).toString()),
        );
      },
    ),
  );
});

test('a supplier or a product that is repeated is named at the second place', () => {
  const cheio = { ...novoItem(), produto: 5, unidadeProduto: 'KG', quantidade: 1, precoUnidade: 1 };
  const proposta: LinhaProposta = { ...novaProposta(), fornecedor: 3, numeroContrato: 'X', itens: [cheio, cheio] };
  expect([...validarPropostas([proposta, proposta]).keys()]).toEqual([
    '0.itens.1.produto',
    '1.fornecedor',
    '1.itens.1.produto',
  ]);
});

test('a record that is edited without a change is sent as it was', () => {
  const aquisicao = {
    id: 1,
    unidadeEducacional: { id: 7, nome: 'X' },
    objeto: 'o',
    numero: 'N',
    numeroProcessoAdminis: 'p',
    dataContrato: '01/02/2026',
    vigencia: '31/12/2026',
    vencida: false,
    ano: 2026,
    aquisicaoTipo: 'LICITACAO' as const,
    tipoDeLicitacao: 'MENOR_PRECO',
    modalidadeLicitacao: 'PREGAO',
    fonteRecurso: null,
    fonteDeRecursos: 'MUNICIPIO' as const,
    fonteConferida: true,
    valor: 20,
    valorParcial: 20,
    valorAditivado: 0,
    valorDisponivel: 20,
    status: 'PENDENTE' as const,
    notificacao: null,
    versao: 1,
    aditivos: [],
    motivo: null,
    propostasVencedoras: [
      {
        id: 9,
        fornecedor: { id: 3, fornecedorTipo: 'JURIDICO' as const, nome: 'F', agriculturaFamiliar: false },
        numeroContrato: 'C',
        valor: 20,
        itens: [
          {
            id: 8,
            produto: {
              id: 5,
              nome: 'P',
              unidadeProduto: 'KG',
              medidaReal: 1,
              unidadeMedida: 'KG',
              item: { id: 5, nome: 'P', itemProdutoTipo: 'ALIMENTO' as const },
            },
            descricao: null,
            quantidade: 2,
            unidadeProduto: 'KG',
            precoUnidade: 10,
            valorItem: 20,
            emNomeDe: [{ caf: 'CAF A', nome: 'ROSA', valor: 20 }],
          },
        ],
      },
    ],
  };
  expect(paraCorpo(deAquisicao(aquisicao))).toEqual({
    unidadeEducacional: { id: 7 },
    objeto: 'o',
    numero: 'N',
    numeroProcessoAdminis: 'p',
    dataContrato: '01/02/2026',
    vigencia: '31/12/2026',
    ano: 2026,
    aquisicaoTipo: 'LICITACAO',
    tipoDeLicitacao: 'MENOR_PRECO',
    modalidadeLicitacao: 'PREGAO',
    fonteRecurso: undefined,
    fonteDeRecursos: 'MUNICIPIO',
    valor: 20,
    valorParcial: 20,
    propostasVencedoras: [
      {
        fornecedor: { id: 3 },
        numeroContrato: 'C',
        valor: 20,
        itens: [
          {
            produto: { id: 5 },
            descricao: '',
            quantidade: 2,
            unidadeProduto: 'KG',
            precoUnidade: 10,
            valorItem: 20,
            emNomeDe: [{ caf: 'CAF A', valor: 20 }],
          },
        ],
      },
    ],
  });
});
