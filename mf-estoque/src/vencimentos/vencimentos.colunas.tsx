import { CAMPOS_DO_LOTE_COM_SOBRA, ROTULOS_MOTIVO_DA_SOBRA, type LoteComSobra } from '@merenda/shared/contratos';
import { nomeProprio, SEM_VALOR } from '@merenda/shared/formatos';
import { descreverConteudo } from '@merenda/shared/regras';
import { Codigo, Quantidade, StatusTag, useColunas } from '@merenda/shared/ui';

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

const TONS = { VENCE_ANTES: 'perigo', SEM_USO: 'atencao' } as const;

const DESENHOS = {
  lote: ({ produtoLote, produtoEstoque }: LoteComSobra) => (
    <>
      <Codigo>{produtoLote.numero}</Codigo> {produtoEstoque === null && <StatusTag tom="espera" rotulo="A caminho" />}
    </>
  ),
  // The number of packages would take the width of the names of units.
  sobra: ({ sobra, produtoLote }: LoteComSobra) => descreverConteudo(sobra, produtoLote.produto),
  motivo: ({ motivo }: LoteComSobra) => <StatusTag tom={TONS[motivo]} rotulo={ROTULOS_MOTIVO_DA_SOBRA[motivo]} />,
  destino: ({ destino, produtoLote }: LoteComSobra) =>
    destino ? (
      <>
        {nomeProprio(destino.unidade.nome)}:{' '}
        <Quantidade embalagens={destino.quantidade} produto={produtoLote.produto} />
      </>
    ) : (
      SEM_VALOR
    ),
};

/** The columns of the lots of which something is left when they expire. */
export const useColunasDeVencimentos = () =>
  useColunas(CAMPOS_DO_LOTE_COM_SOBRA, { nomes: DO_LOTE, desenhos: DESENHOS });
