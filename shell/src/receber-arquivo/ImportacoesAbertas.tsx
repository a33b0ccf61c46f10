import { api, avisos, confirmar, temPermissao, useEscrita } from '@merenda/shared';
import { consultasDeImportacoes, consultasDoRelogio } from '@merenda/shared/consultas';
import type { ImportacaoEmCurso } from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { DESCARTE_DA_IMPORTACAO, fraseDeContinuar } from '@merenda/shared/regras';
import { useQuery } from '@tanstack/react-query';
import type { AreaPublicada } from '../federation/registry.js';
import { LinkDeTela } from '../menu/LinkDeTela.js';
import { atalhoDaTela } from '../menu/menu.js';
import { TELAS_DA_IMPORTACAO } from './telas.js';

interface Props {
  areas: readonly AreaPublicada[];
}

/** The imports that the user has begun, also on another computer, and not finished. Nothing while there is none. */
export default function ImportacoesAbertas({ areas }: Props) {
  const { data = [] } = useQuery(consultasDeImportacoes.abertas());
  const abertas = data.filter(({ estado }) => estado !== 'GRAVADA');
  return abertas.length === 0 ? null : <Lista areas={areas} abertas={abertas} />;
}

function Lista({ areas, abertas }: Props & { abertas: readonly ImportacaoEmCurso[] }) {
  const { data: relogio } = useQuery(consultasDoRelogio.agora());
  const descarte = useEscrita(
    (id: number) => api.delete('importacoes-sessao/:id', { caminho: { id } }),
    [consultasDeImportacoes.familia],
  );
  if (!relogio) return null;
  const hoje = lerData(relogio.hoje) ?? '';

  async function descartar({ id, nome }: ImportacaoEmCurso): Promise<void> {
    if (await confirmar({ mensagem: DESCARTE_DA_IMPORTACAO.pergunta(nome) }))
      descarte.mutate(id, {
        onSuccess: () => avisos.sucesso(DESCARTE_DA_IMPORTACAO.feito),
        onError: (erro) => avisos.falha(erro),
      });
  }

  return (
    <ul className="bloco-links" aria-label="Importações que não terminaram">
      {abertas.map((uma) => {
        const atalho = atalhoDaTela(areas, TELAS_DA_IMPORTACAO[uma.entidade], temPermissao);
        return (
          atalho && (
            <li key={uma.id}>
              <LinkDeTela atalho={atalho} busca={`?sessao=${String(uma.id)}`}>
                {fraseDeContinuar(uma, hoje)}
              </LinkDeTela>
              {uma.estado !== 'GRAVANDO' && (
                <button
                  type="button"
                  className="botao"
                  aria-label={`Descartar a importação de ${uma.nome}`}
                  onClick={() => void descartar(uma)}
                >
                  Descartar
                </button>
              )}
            </li>
          )
        );
      })}
    </ul>
  );
}
