import { CAMPOS_DO_LOTE_COM_SOBRA, ROTULOS_MOTIVO_DA_SOBRA, type LoteComSobra } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { Codigo, Quantidade, StatusTag, useColunas } from '@merenda/shared/ui';
import { useMemo } from 'react';
import { useDesenhosDoLote } from '../estoques/lotes.colunas.js';

const TONS = { VENCE_ANTES: 'perigo', SEM_USO: 'atencao' } as const;

const DO_LOTE = [
  'produto',
  'lote',
  'unidade',
  'validade',
  'quantidade',
  'sobra',
  'motivo',
  'valor',
  'destino',
] as const;

/** The columns of the lots of which something is left when they expire. */
export function useColunasDeVencimentos() {
  const { validade } = useDesenhosDoLote();
  const desenhos = useMemo(
    () => ({
      validade,
      lote: ({ produtoLote, produtoEstoque }: LoteComSobra) => (
        <>
          <Codigo>{produtoLote.numero}</Codigo>{' '}
          {produtoEstoque === null && <StatusTag tom="espera" rotulo="A caminho" />}
        </>
      ),
      motivo: ({ motivo }: LoteComSobra) => <StatusTag tom={TONS[motivo]} rotulo={ROTULOS_MOTIVO_DA_SOBRA[motivo]} />,
      destino: ({ destino, produtoLote }: LoteComSobra) =>
        destino ? (
          <>
            {nomeProprio(destino.unidade.nome)}:{' '}
            <Quantidade embalagens={destino.quantidade} produto={produtoLote.produto} />
          </>
        ) : (
          '---'
        ),
    }),
    [validade],
  );
  return useColunas(CAMPOS_DO_LOTE_COM_SOBRA, { nomes: DO_LOTE, desenhos });
}
