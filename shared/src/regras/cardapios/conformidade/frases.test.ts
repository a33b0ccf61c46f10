import { alimento, periodo, porcao, regra } from './teste/menus.js';
import { avaliarPeriodo } from './avaliacao.js';
import { diasDosMotivos, resumoDasMarcas, situacaoDaRegra } from './frases.js';
import type { RegraDaNorma } from './regras.js';

const avaliar = (uma: RegraDaNorma, conteudo: ReturnType<typeof porcao>, mes = false) => {
  const onde = { etapa: { creche: false, modalidade: 'PARCIAL1' as const }, periodo: periodo([[9]]), mes };
  const [avaliada] = avaliarPeriodo([uma], { ...onde, conteudoDe: () => conteudo });
  if (!avaliada) throw new Error(`the rule ${uma.codigo} is not about this stage`);
  return avaliada;
};

const BANANA = alimento('BANANA', { grupo: 'FRUTA', formaDaFruta: 'IN_NATURA' });

test('a rule says its figure, its limit and period, and the days, dishes and foods that count', () => {
  const flv = regra('FLV_PARCIAL', 280, { escopo: 'parcial', regra: 'Frutas e hortaliças' });
  expect(situacaoDaRegra(avaliar(flv, porcao([BANANA, 279.999])), null)).toEqual({
    codigo: 'FLV_PARCIAL',
    regra: 'Frutas e hortaliças',
    norma: 'Res. 6/2020',
    marca: 'NAO_CUMPRE',
    // What fails never shows the limit.
    figura: '279,99 g por aluno; mínimo de 280 na semana',
    motivos: ['dia 1: Prato 9 (Banana)'],
    semDados: [],
    correcao: null,
  });
});

test('a maximum of the month, a prohibition, and a food without a group are in words too', () => {
  const figura = (uma: RegraDaNorma, mes = false) => {
    const sagu = alimento('SAGU', { classeRestrita: 'DOCE', proibido: true });
    return situacaoDaRegra(avaliar(uma, porcao([sagu, 30], [alimento('FUBÁ', { grupo: null }), 5]), mes), null);
  };
  expect(figura(regra('DOCE', 1, { operador: '<=', periodo: 'mês' }), true)).toMatchObject({
    figura: '1 vez; máximo de 1 no mês',
    semDados: ['Fubá'],
  });
  expect(figura(regra('PROIBIDOS', 0, { operador: '=', periodo: '' }))).toMatchObject({
    figura: '1 vez; nenhuma permitida',
  });
});

test('marks are summed up in one line, without what only informs', () => {
  const marcas = [...Array<'CUMPRE'>(11).fill('CUMPRE'), 'NAO_CUMPRE', 'INCOMPLETO', 'INCOMPLETO', 'INFORMA'] as const;
  expect(resumoDasMarcas(marcas)).toBe('11 de 14 regras cumpridas, 1 não cumprida, 2 incompletas');
  expect(resumoDasMarcas(['CUMPRE'])).toBe('1 de 1 regra cumprida');
  expect(resumoDasMarcas(['INCOMPLETO'])).toBe('0 de 1 regra cumprida, 1 incompleta');
  expect(resumoDasMarcas(['NAO_CUMPRE', 'NAO_CUMPRE', 'INCOMPLETO'])).toBe(
    '0 de 3 regras cumpridas, 2 não cumpridas, 1 incompleta',
  );
  expect(resumoDasMarcas(['INFORMA'])).toBe('nenhuma regra é julgada');
});

test('the days of reasons are named once each', () => {
  expect(diasDosMotivos(['09/11: Bife (Carne)', '09/11: Frango (Frango)', '11/11: Bife (Carne)'])).toBe('09/11, 11/11');
  expect(diasDosMotivos([])).toBe('');
});
