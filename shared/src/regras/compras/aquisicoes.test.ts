import fc from 'fast-check';
import {
  alertasDaAquisicao,
  avisoValorParcial,
  camposDoTipoAquisicao,
  quantidadeDisponivel,
  saldoBaixo,
  temCampoDoTipo,
  valorDisponivel,
  valorDoPedido,
  valorItem,
  valorItens,
  valorParcial,
  vigenciaAtual,
  violacoesDoTipoAquisicao,
} from './aquisicoes.js';
import { decimal } from '../decimal.js';

const item = (quantidade: number | string, precoUnidade: number | string) => ({ quantidade, precoUnidade });

describe('totals', () => {
  it.each([
    [3, '19.99', '59.97'],
    ['0.5', '0.01', '0.01'], // 0.005
    ['1.005', 1, '1.01'],
    ['0.333', '9.99', '3.33'], // 3.32667
    ['0.1', '0.2', '0.02'],
  ])('%s × R$ %s is R$ %s', (quantidade, preco, valor) =>
    expect(valorItem(item(quantidade, preco)).toFixed(2)).toBe(valor),
  );

  it('sums what each item shows', () => {
    // Twice 0.005 is R$ 0.01 + R$ 0.01 on paper, not R$ 0.01.
    expect(valorItens([item('0.5', '0.01'), item('0.5', '0.01')]).toFixed(2)).toBe('0.02');
    expect(valorParcial([{ itens: [item(10, '4.5')] }, { itens: [item(2, '0.1'), item(1, '0.2')] }]).toFixed(2)).toBe(
      '45.40',
    );
  });

  it('equals cents counted in integers', () => {
    const itens = fc.array(fc.record({ milesimos: fc.nat(9_999_999), centavos: fc.nat(999_999) }), { maxLength: 40 });
    fc.assert(
      fc.property(itens, (lista) => {
        const centavos = lista.reduce(
          (soma, i) => soma + (2n * BigInt(i.milesimos) * BigInt(i.centavos) + 1000n) / 2000n,
          0n,
        );
        const total = valorItens(
          lista.map((i) => item((i.milesimos / 1000).toFixed(3), (i.centavos / 100).toFixed(2))),
        );
        expect(total.times(100).toFixed(0)).toBe(centavos.toString());
      }),
    );
  });

  it('warns while partial and total differ', () => {
    expect(avisoValorParcial('100.00', 100)).toBeNull();
    expect(avisoValorParcial(decimal('0.1').plus('0.2'), '0.30')).toBeNull();
    expect(avisoValorParcial('99.99', 100)).toBe('(O valor parcial é diferente do valor total da Aquisição)');
  });
});

describe('the rest', () => {
  it('is value + addenda − requests', () => {
    const solicitacoes = ['45.00', '60.00', '5.00'];
    expect(valorDisponivel('1000.00', ['250.00'], solicitacoes).toFixed(2)).toBe('1140.00');
    expect(valorDisponivel('10.00', [], solicitacoes).toFixed(2)).toBe('0.00');
  });

  it('is contracted + addenda − requested, by item', () => {
    expect(quantidadeDisponivel('100.000', ['25.000'], ['10.500', 4]).toString()).toBe('110.5');
    expect(quantidadeDisponivel(10, [], [11]).toString()).toBe('0');
  });

  it('is low below the threshold, and never before one is set', () => {
    expect(saldoBaixo('199.99', 1000, 20)).toBe(true);
    expect(saldoBaixo('200.00', 1000, 20)).toBe(false);
    expect(saldoBaixo(0, 1000, 0)).toBe(false);
    expect(saldoBaixo(0, 1000, null)).toBe(false);
  });

  it('lasts until the latest validity', () => {
    expect(vigenciaAtual('2026-12-31', [])).toBe('2026-12-31');
    expect(vigenciaAtual('2026-12-31', ['2027-06-30', '2027-03-31'])).toBe('2027-06-30');
  });
});

describe('value of a request', () => {
  const saldo = (
    valorAutorizado: string,
    quantidadeSolicitada: string,
    valorSolicitado: string,
    precoUnidade = '0.01',
  ) => ({ precoUnidade, valorAutorizado, quantidadeSolicitada, valorSolicitado });

  it.each([
    ['alone it is quantity × price, half up', '0.5', saldo('0.10', '0', '0'), '0.01'],
    ['the second half of a cent is in the first one', '0.5', saldo('0.10', '0.5', '0.01'), '0.00'],
    ['the third begins the next cent', '0.5', saldo('0.10', '1', '0.01'), '0.01'],
    ['never above what the contract has left', '5', saldo('0.10', '5', '0.10'), '0.00'],
    ['never above quantity × price, whatever others left', '5', saldo('0.10', '5', '0.00'), '0.05'],
    ['whole cents are what they are', '3', saldo('100.00', '7', '17.50', '2.50'), '7.50'],
  ])('%s', (_caso, quantidade, outras, valor) => expect(valorDoPedido(quantidade, outras).toFixed(2)).toBe(valor));

  it('created, changed and cancelled in any order, they never exceed the contract together, and none costs more than quantity × price', () => {
    const passo = fc.record({ qual: fc.nat(7), milesimos: fc.nat(4000) });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.array(passo, { maxLength: 60 }),
        (centavos, contratada, passos) => {
          const preco = (centavos / 100).toFixed(2);
          const autorizado = valorItem(item(contratada / 1000, preco));
          const pedidos = new Map<number, { milesimos: number; valor: ReturnType<typeof decimal> }>();
          for (const { qual, milesimos } of passos) {
            pedidos.delete(qual);
            const outros = [...pedidos.values()];
            const solicitada = outros.reduce((soma, um) => soma + um.milesimos, 0);
            const cabe = Math.min(milesimos, contratada - solicitada);
            if (cabe === 0) continue;
            const valorSolicitado = outros.reduce((soma, um) => soma.plus(um.valor), decimal(0));
            const valor = valorDoPedido(cabe / 1000, {
              precoUnidade: preco,
              valorAutorizado: autorizado,
              quantidadeSolicitada: solicitada / 1000,
              valorSolicitado,
            });
            expect(
              valor.gte(0) &&
                valor.lte(valorItem(item(cabe / 1000, preco))) &&
                valor.plus(valorSolicitado).lte(autorizado),
            ).toBe(true);
            pedidos.set(qual, { milesimos: cabe, valor });
          }
        },
      ),
    );
  });
});

describe('why an acquisition needs attention', () => {
  const HOJE = '2026-06-03';
  const vigente = {
    status: 'VIGENTE' as const,
    vigencia: '2026-12-31',
    valor: 900,
    valorAditivado: 100,
    valorDisponivel: 200,
    notificacao: { valorAbaixo: 20 },
  };
  it.each([
    ['nothing', {}, []],
    // 30 days are soon, 31 are not.
    ['its end, 30 days away', { vigencia: '2026-07-03' }, ['NO_FIM']],
    ['nothing, 31 days before its end', { vigencia: '2026-07-04' }, []],
    ['a balance below the threshold', { valorDisponivel: '199.99' }, ['SALDO_BAIXO']],
    ['no balance without a threshold', { valorDisponivel: 0, notificacao: null }, []],
    ['both', { vigencia: HOJE, valorDisponivel: 0 }, ['NO_FIM', 'SALDO_BAIXO']],
    ['nothing, once it is over', { vigencia: '2026-06-02', valorDisponivel: 0 }, []],
    ['nothing, before it is in force', { status: 'PENDENTE' as const, vigencia: HOJE, valorDisponivel: 0 }, []],
  ])('%s', (_porque, mudanca, alertas) => {
    expect(alertasDaAquisicao({ ...vigente, ...mudanca }, HOJE)).toEqual(alertas);
  });
});

describe('the fields of a type', () => {
  const TODOS = { tipoDeLicitacao: 'MENOR_PRECO', modalidadeLicitacao: 'PREGAO', fonteRecurso: 'PNAE_FNDE' };

  it.each([
    ['LICITACAO', { ...TODOS, fonteRecurso: null }, ['tipoDeLicitacao', 'modalidadeLicitacao']],
    ['CHAMADA', { tipoDeLicitacao: null, modalidadeLicitacao: null, fonteRecurso: 'PNAE_FNDE' }, ['fonteRecurso']],
    ['DIRETA', { tipoDeLicitacao: null, modalidadeLicitacao: null, fonteRecurso: 'PNAE_FNDE' }, ['fonteRecurso']],
  ] as const)('%s keeps and requires its own', (aquisicaoTipo, guardados, exigidos) => {
    expect(camposDoTipoAquisicao({ aquisicaoTipo, ...TODOS })).toEqual(guardados);
    expect(violacoesDoTipoAquisicao({ aquisicaoTipo, ...TODOS })).toEqual([]);
    expect(violacoesDoTipoAquisicao({ aquisicaoTipo, fonteRecurso: '' }).map(({ campo }) => campo)).toEqual(exigidos);
    expect(exigidos.every((campo) => temCampoDoTipo(aquisicaoTipo, campo))).toBe(true);
    expect(temCampoDoTipo(undefined, exigidos[0])).toBe(false);
  });
});
