import {
  avisoDiferencaDaNota,
  conferenciaDoLote,
  nadaAceito,
  quantidadesDaEntrega,
  termosDaEntrega,
  valorAceito,
  valoresDoProduto,
  violacoesDaOcorrencia,
  violacoesDoFaturado,
  violacoesDosLotes,
} from './recebimentos.js';
import { descreverQuantidade } from '../cadastros/unidades-de-medida.js';

describe('receipt', () => {
  it('accepts nothing when no lot has a quantity', () => {
    expect([
      nadaAceito([]),
      nadaAceito([{ quantidade: 0 }, { quantidade: '0.000' }]),
      nadaAceito([{ quantidade: 0 }, { quantidade: '0.001' }]),
    ]).toEqual([true, true, false]);
  });

  it('adds the lots of a product before it rounds', () => {
    // 0.5 + 0.5 at R$ 0.01 is one cent; a third half of another product is another cent.
    const lote = (produtoId: number) => ({ produtoId, quantidade: 0.5, precoUnidade: 0.01 });
    expect(valorAceito([lote(1), lote(1), lote(2)]).toFixed(2)).toBe('0.02');
    expect(valorAceito([]).toFixed(2)).toBe('0.00');
  });

  it.each([
    ['what the invoice charges and was not accepted', 40, 34, 25, ['850.00', '150.00']],
    ['half a cent upwards', 1.5, 1, 0.01, ['0.01', '0.01']],
    ['nothing where all was accepted', 40, 40, 25, ['1000.00', '0.00']],
    ['nothing where the invoiced quantity was not typed', null, 34, 25, ['850.00', '0.00']],
  ] as const)('withholds %s', (_, faturada, aceita, preco, valores) => {
    const { aceito, aReter } = valoresDoProduto({ faturada, aceita }, preco);
    expect([aceito.toFixed(2), aReter.toFixed(2)]).toEqual(valores);
  });

  it('reports an invoice that differs, with both sums', () => {
    expect(avisoDiferencaDaNota(100, '62.50')).toBe(
      'A nota diz R$ 100,00; os produtos aceitos somam R$ 62,50: diferença de R$ 37,50.',
    );
    expect(avisoDiferencaDaNota('62.49', '62.50')).toBe(
      'A nota diz R$ 62,49; os produtos aceitos somam R$ 62,50: diferença de R$ 0,01.',
    );
    expect(avisoDiferencaDaNota('62.5', 62.5)).toBeNull();
  });
});

it('accepts no more in lots than is still missing, and adds them exactly', () => {
  expect(violacoesDosLotes(['0.1', '0.2'], '0.3')).toEqual([]);
  expect(violacoesDosLotes([4, '2.5'], '6.000')).toEqual([
    { campo: 'quantidade', mensagem: 'Os lotes somam 6,5; falta receber 6.' },
  ]);
  expect(violacoesDosLotes([7], 6, { nome: 'ARROZ' })[0]?.mensagem).toBe('Os lotes de Arroz somam 7; falta receber 6.');
});

describe('the conference of a product', () => {
  const produto = { unidadeProduto: 'PACOTE', medidaReal: 5, unidadeMedida: 'KG' };
  const medida = { produto, escrever: (embalagens: number) => descreverQuantidade(embalagens, produto, 'Pacote') };
  const ocorrencias = [
    { tipo: 'RECUSA', quantidade: 4 },
    { tipo: 'FALTA', quantidade: '2.000' },
    { tipo: 'OUTROS' },
  ] as const;

  // 40 on the invoice = 34 accepted + 4 refused + 2 missing.
  it('adds accepted, refused and missing to what the invoice says', () => {
    expect(violacoesDoFaturado({ faturada: 40, aceita: '34.000', ocorrencias }, medida)).toEqual([]);
    expect(violacoesDoFaturado({ faturada: 40, aceita: 33, ocorrencias }, medida)).toEqual([
      {
        campo: 'faturada',
        mensagem:
          'Aceito 165 kg (33) + recusado 20 kg (4) + faltante 10 kg (2) = 195 kg (39 × pacote de 5 kg); a nota traz 200 kg (40 × pacote de 5 kg).',
      },
    ]);
    expect(violacoesDoFaturado({ faturada: 34, aceita: 34, ocorrencias: [] }, medida)).toEqual([]);
    expect(
      violacoesDoFaturado(
        { faturada: '0.3', aceita: '0.1', ocorrencias: [{ tipo: 'FALTA', quantidade: '0.2' }] },
        medida,
      ),
    ).toEqual([]);
  });

  it('needs the quantity of the invoice only where something is refused or missing', () => {
    expect(violacoesDoFaturado({ faturada: null, aceita: 34, ocorrencias: [{ tipo: 'OUTROS' }] }, medida)).toEqual([]);
    expect(violacoesDoFaturado({ faturada: null, aceita: 34, ocorrencias }, medida)).toEqual([
      { campo: 'faturada', mensagem: 'Informe a quantidade da nota.' },
    ]);
  });

  it('counts an occurrence without its quantity, which has its own refusal, as none', () => {
    const semQuantidade = [{ tipo: 'FALTA', quantidade: null }, { tipo: 'RECUSA' }] as const;
    expect(violacoesDoFaturado({ faturada: 34, aceita: 34, ocorrencias: semQuantidade }, medida)).toEqual([]);
    expect(violacoesDoFaturado({ faturada: null, aceita: 34, ocorrencias: semQuantidade }, medida)).toEqual([]);
  });

  it('is written for the checks of a lot, and only for them', () => {
    const NADA = { deAcordo: null, temperatura: null, inspecao: null };
    const limites = { temperaturaMaxima: -12 };
    expect(conferenciaDoLote({ ...NADA, ...limites })).toBe('');
    expect(conferenciaDoLote({ deAcordo: true, temperatura: -12.5, inspecao: 'SIF', ...limites })).toBe(
      'De acordo; -12,5 °C (limite: até -12 °C); SIF',
    );
    expect(conferenciaDoLote({ ...NADA, deAcordo: false })).toBe('Em desacordo');
  });

  it('counts missing and refused goods, and nothing else', () => {
    expect(violacoesDaOcorrencia({ tipo: 'FALTA', quantidade: 2 })).toEqual([]);
    expect(violacoesDaOcorrencia({ tipo: 'FALTA' })[0]?.mensagem).toBe('Informe quanto falta.');
    expect(violacoesDaOcorrencia({ tipo: 'RECUSA', quantidade: null })[0]?.mensagem).toBe(
      'Informe quanto foi recusado.',
    );
    expect(violacoesDaOcorrencia({ tipo: 'OUTROS' })).toEqual([]);
    expect(violacoesDaOcorrencia({ tipo: 'OUTROS', quantidade: 1 })[0]?.mensagem).toBe(
      'Informe a quantidade somente em uma falta ou recusa.',
    );
  });
});

describe('the papers of a delivery', () => {
  const entrega = (aceitos: number, tipos: readonly ('FALTA' | 'RECUSA' | 'OUTROS')[], estorno: object | null = null) =>
    termosDaEntrega({
      estorno,
      produtos: Array.from({ length: aceitos }, () => ({})),
      ocorrencias: tipos.map((tipo) => ({ tipo })),
    });
  const RECEBIMENTO = ['termo-recebimento-provisorio', 'termo-recebimento-definitivo'];

  it('are of receipt where something was accepted, of refusal where something was refused', () => {
    expect(entrega(1, [])).toEqual(RECEBIMENTO);
    expect(entrega(1, ['FALTA', 'OUTROS'])).toEqual(RECEBIMENTO);
    expect(entrega(2, ['FALTA', 'RECUSA'])).toEqual([...RECEBIMENTO, 'termo-recusa']);
  });

  it('are only of refusal where all went back, and none after a reversal', () => {
    expect(entrega(0, [])).toEqual(['termo-recusa']);
    expect(entrega(0, ['RECUSA'])).toEqual(['termo-recusa']);
    expect(entrega(1, ['RECUSA'], {})).toEqual([]);
  });

  it('count each product once: accepted in two lots, refused and missing', () => {
    const arroz = { id: 1 };
    const sal = { id: 2 };
    expect(
      quantidadesDaEntrega({
        produtos: [
          { produto: arroz, quantidade: 30.1 },
          { produto: arroz, quantidade: 3.9 },
        ],
        faturados: [{ produto: { ...arroz }, quantidade: 40 }],
        ocorrencias: [
          { produto: arroz, tipo: 'RECUSA', quantidade: 4 },
          { produto: arroz, tipo: 'FALTA', quantidade: 2 },
          { produto: sal, tipo: 'RECUSA', quantidade: 1 },
          { produto: sal, tipo: 'OUTROS', quantidade: null },
        ],
      }),
    ).toMatchObject([
      { produto: { id: 1 }, faturada: 40, aceita: 34, recusada: 4, faltante: 2 },
      { produto: { id: 2 }, faturada: null, aceita: 0, recusada: 1, faltante: 0 },
    ]);
  });
});
