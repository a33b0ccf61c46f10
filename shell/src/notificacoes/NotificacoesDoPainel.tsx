import { avisos } from '@merenda/shared';
import { GRUPOS_DE_NOTIFICACAO, type Notificacao } from '@merenda/shared/contratos';
import { useId, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useMarcarComoLidas } from './notificacoes.api.js';

interface Props {
  /** In the order of the list, in which the groups follow each other. */
  notificacoes: readonly Notificacao[];
  fechar: () => void;
}

/** By name: the session may have been stored by an older version, whose notifications have fewer parts. */
const GRUPOS: Record<string, { titulo: string } | undefined> = GRUPOS_DE_NOTIFICACAO;

/** The notifications in the account's panel, under the headings of their groups; each leads to where the user acts. */
export function NotificacoesDoPainel({ notificacoes, fechar }: Props) {
  const grupos = [...new Set(notificacoes.map(({ grupo }) => grupo))];
  const ajuda = useId();
  return (
    <div
      className="conta-notificacoes"
      role="group"
      tabIndex={0}
      aria-label="Notificações"
      aria-describedby={ajuda}
      onKeyDown={percorrer}
    >
      <p id={ajuda} className="conta-setas">
        As setas para cima e para baixo percorrem as notificações.
      </p>
      {grupos.map((grupo, posicao) => (
        <Grupo
          key={posicao}
          titulo={GRUPOS[grupo]?.titulo ?? 'Outras'}
          notificacoes={notificacoes.filter((uma) => uma.grupo === grupo)}
          fechar={fechar}
        />
      ))}
    </div>
  );
}

/** The notifications are one stop of the Tab key: with a hundred links, the elements below them would be far away. */
function percorrer(evento: KeyboardEvent<HTMLElement>): void {
  const passo = { ArrowDown: 1, ArrowUp: -1 }[evento.key];
  if (passo === undefined) return;
  evento.preventDefault();
  const links = [...evento.currentTarget.querySelectorAll('a')];
  links[links.findIndex((link) => link === document.activeElement) + passo]?.focus();
}

function Grupo({ titulo, notificacoes, fechar }: Props & { titulo: string }) {
  const id = useId();
  const leitura = useMarcarComoLidas();
  return (
    <>
      <h3 id={id}>{titulo}</h3>
      <ul aria-labelledby={id}>
        {notificacoes.map(({ id: qual, grupo, mensagem, endereco, lida }, posicao) => (
          <li key={posicao} className={lida ? undefined : 'notificacao-nova'}>
            {!lida && <span className="so-leitor">Não lida: </span>}
            {!endereco ? (
              mensagem
            ) : (
              <Link
                to={endereco}
                tabIndex={-1}
                onClick={() => {
                  fechar();
                  if (!lida) leitura.mutateAsync({ grupo, id: qual }).catch((erro: unknown) => avisos.falha(erro));
                }}
              >
                {mensagem}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
