import { TIPOS_KARDEX } from '../../vocabulario/estoque/estoques.js';
import { efeitoDoEstorno, escreverEstorno, recusaDoEstorno } from './estornos.js';

test('additions, exits, recalls, counts, kits and entries of movements are reversed in the ledger, the others elsewhere', () => {
  const possiveis = TIPOS_KARDEX.filter((tipo) => recusaDoEstorno({ tipo, quantidade: 1, estornado: false }) === null);
  expect(possiveis).toEqual(['ADICAO', 'SAIDA', 'RECOLHIMENTO', 'BALANCO', 'MOVIMENTACAO', 'KIT']);
  expect(
    (['RECEBIMENTO', 'REFEICAO', 'EXCLUSAO', 'ESTORNO'] as const).map((tipo) =>
      recusaDoEstorno({ tipo, quantidade: 1, estornado: false }),
    ),
  ).toEqual([
    'Estorne o recebimento na solicitação de compra dele.',
    'Exclua a refeição: o que ela usou volta ao estoque.',
    'Uma exclusão não pode ser estornada. Adicione o lote de novo.',
    'Um estorno não pode ser estornado. Registre de novo o lançamento que ele desfez.',
  ]);
});

test('a line is reversed once; a movement by the line of its entry', () => {
  expect(recusaDoEstorno({ tipo: 'KIT', quantidade: -1, estornado: true })).toBe('Este lançamento já foi estornado.');
  expect(recusaDoEstorno({ tipo: 'MOVIMENTACAO', quantidade: '-1', estornado: false })).toBe(
    'A unidade de destino estorna a movimentação recebida, no lançamento da entrada. Em trânsito, cancele-a.',
  );
});

test('the question tells what a reversal does: a kit and a movement go back as a whole', () => {
  expect(efeitoDoEstorno({ tipo: 'SAIDA', quantidade: -3 })).toBe('A quantidade volta ao estoque.');
  expect(efeitoDoEstorno({ tipo: 'ADICAO', quantidade: 3 })).toBe('A quantidade sai do estoque.');
  expect(efeitoDoEstorno({ tipo: 'KIT', quantidade: -3 })).toBe(
    'O kit inteiro é estornado: todos os lotes dele voltam ao estoque. Não escreva o nome do aluno no motivo.',
  );
  expect(efeitoDoEstorno({ tipo: 'MOVIMENTACAO', quantidade: 3 })).toBe(
    'A movimentação inteira é estornada: os lotes saem do destino, e tudo o que foi enviado volta à origem.',
  );
});

test('a reversal is written with its reason, its author and its time', () => {
  expect(escreverEstorno({ motivo: 'Era outro lote', usuario: 'ANA LIMA', quando: '18/11/2026 10:00' })).toBe(
    'Era outro lote · Ana Lima, em 18/11/2026 10:00',
  );
});
