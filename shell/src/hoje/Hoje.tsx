import { temPermissao, useSessao, useUnidadeAtual, type EstoqueDaSessao } from '@merenda/shared';
import { nomeProprio } from '@merenda/shared/formatos';
import { cartoesDe } from '@merenda/shared/regras';
import type { AreaPublicada } from '../federation/registry.js';
import { atalhoDaTela } from '../menu/menu.js';
import { Cartao } from './Cartao.js';
import './hoje.css';
import { Semana } from './Semana.js';

/**
 * What today asks of the user, at the unit on which they work or at all of theirs: a card for each kind of work that is
 * theirs. Nothing for a user without units.
 */
export function Hoje({ areas }: { areas: readonly AreaPublicada[] }) {
  const usuario = useSessao(({ auth }) => auth.usuario);
  const [atual] = useUnidadeAtual();
  if (!usuario || usuario.estoques.length === 0) return null;
  const atalhoDe = (caminho: string) => atalhoDaTela(areas, caminho, temPermissao);
  const cartoes = cartoesDe(usuario.permissoes);
  return (
    <section className="hoje" aria-labelledby="hoje-titulo">
      <h2 id="hoje-titulo">{usuario.estoques.length > 1 && atual ? `Hoje em ${nomeDa(atual)}` : 'Hoje'}</h2>
      <div className="hoje-cartoes">
        {cartoes.map((cartao) => (
          <Cartao key={cartao} cartao={cartao} unidade={atual?.unidadeEducacional.id} atalhoDe={atalhoDe} />
        ))}
      </div>
      {cartoes.includes('CARDAPIOS') && <Semana calendario={atalhoDe('/cardapio-calendario')} />}
    </section>
  );
}

const nomeDa = ({ unidadeEducacional }: EstoqueDaSessao): string => nomeProprio(unidadeEducacional.nome);
