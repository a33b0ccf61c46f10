import { ROTULOS_TIPO_SAIDA, type ProdutoEstoque } from '@merenda/shared/contratos';
import { dataComparavel } from '@merenda/shared/formatos';
import { violacoesDoTipoDeSaida } from '@merenda/shared/regras';
import { opcoesDe } from '@merenda/shared/ui';

/**
 * The types of exit that the lots have: those of which no lot is refused. Free and blocked lots together have none but
 * those of the blocked ones: the form then says that they do not leave together.
 * @param hoje 'YYYY-MM-DD'
 */
export function tiposDeSaida(linhas: readonly Pick<ProdutoEstoque, 'bloqueio' | 'produtoLote'>[], hoje: string) {
  const bloqueadas = linhas.filter(({ bloqueio }) => bloqueio !== null);
  return opcoesDe(ROTULOS_TIPO_SAIDA).filter(({ valor }) =>
    (bloqueadas.length > 0 ? bloqueadas : linhas).every(
      ({ bloqueio, produtoLote }) =>
        violacoesDoTipoDeSaida(
          valor,
          { bloqueado: bloqueio !== null, dataValidade: dataComparavel(produtoLote.dataValidade) },
          hoje,
        ).length === 0,
    ),
  );
}
