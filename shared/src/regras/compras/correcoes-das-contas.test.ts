import {
  descricaoDaEdicao,
  descricaoDoPagamento,
  descricaoDoRecebimento,
  descricaoDoRecurso,
} from './correcoes-das-contas.js';

const ORDEM = { data: '27/02/2020', documento: 'OB 1', valor: 500 };

test('a correction says what was written, with its value, day and document', () => {
  expect(descricaoDoPagamento(ORDEM, 'estornado')).toBe(
    'Pagamento de R$ 500,00 em 27/02/2020, documento OB 1, estornado',
  );
  expect(descricaoDoRecurso({ ...ORDEM, tipo: 'REPASSE' })).toBe(
    'Repasse de R$ 500,00 em 27/02/2020, documento OB 1, registrado',
  );
  expect(descricaoDoRecebimento({ numero: 'NF 9', dataRecebimento: '10/03/2020' }, 'registrado')).toBe(
    'Recebimento da nota NF 9, em 10/03/2020, registrado',
  );
});

test('an edit names both versions', () => {
  expect(descricaoDaEdicao({ ...ORDEM, tipo: 'REPASSE' }, { ...ORDEM, tipo: 'RENDIMENTO', valor: 600 })).toBe(
    'Repasse de R$ 500,00 em 27/02/2020, documento OB 1; agora Rendimento de R$ 600,00 em 27/02/2020, documento OB 1',
  );
});
