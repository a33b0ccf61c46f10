import { useSessao } from '@merenda/shared';
import { FIGURAS, ROTULOS_CARTAO, type Cartao as NomeDoCartao, type Figura } from '@merenda/shared/contratos';
import { podeVerFigura } from '@merenda/shared/regras';
import { useId } from 'react';
import type { Atalho } from '../menu/menu.js';
import { LinkDeTela } from '../menu/LinkDeTela.js';
import { enderecoDaFigura, escreverMedida, rotuloDe, tomDe } from './figuras.js';
import { useFiguras } from './hoje.api.js';
import { Releitura } from './Releitura.js';

interface Props {
  cartao: NomeDoCartao;
  /** The educational unit on which the user works; undefined: all of them. */
  unidade: number | undefined;
  /** The screen at an address; undefined when no area publishes it, or the user may not open it. */
  atalhoDe: (caminho: string) => Atalho | undefined;
}

/** The figures of one kind of work, each a link to where it is done. Its lines are there before their numbers come. */
export function Cartao({ cartao, unidade, atalhoDe }: Props) {
  const id = useId();
  const consulta = useFiguras(cartao, unidade);
  const permissoes = useSessao(({ auth }) => auth.usuario?.permissoes ?? []);
  const lidas = new Map(consulta.data?.map((lida) => [lida.figura, lida]));
  const semPreco = lidas.get('LOTES_SEM_PRECO')?.valor;
  const Lista = cartao === 'COZINHA' ? 'ol' : 'ul';
  return (
    <article className="cartao" aria-labelledby={id} aria-busy={consulta.isPending}>
      <h3 id={id}>{ROTULOS_CARTAO[cartao]}</h3>
      {consulta.isError ? (
        <Releitura oQue="estes números" consulta={consulta} />
      ) : (
        <Lista className="figuras">
          {figurasDo(cartao, permissoes).map((figura) => {
            const { valor = 0, de = null } = lidas.get(figura) ?? {};
            return (
              <li key={figura}>
                <Linha
                  atalho={atalhoEm(atalhoDe, enderecoDaFigura(figura, unidade))}
                  tom={tomDe(figura, valor)}
                  medida={lidas.has(figura) ? escreverMedida(figura, valor, de, semPreco) : undefined}
                  rotulo={rotuloDe(figura, valor, de)}
                />
              </li>
            );
          })}
        </Lista>
      )}
    </article>
  );
}

/** The screen at an address that has a search. */
function atalhoEm(atalhoDe: Props['atalhoDe'], endereco: string): Atalho | undefined {
  const [tela = ''] = endereco.split('?');
  const atalho = atalhoDe(tela);
  return atalho && { ...atalho, caminho: endereco };
}

const figurasDo = (cartao: NomeDoCartao, permissoes: readonly string[]): Figura[] =>
  (Object.keys(FIGURAS) as Figura[]).filter(
    (figura) => FIGURAS[figura].cartao === cartao && podeVerFigura(permissoes, figura),
  );

interface LinhaProps {
  atalho: Atalho | undefined;
  tom: string | undefined;
  /** Undefined while it is read. */
  medida: string | undefined;
  rotulo: string;
}

function Linha({ atalho, tom, medida, rotulo }: LinhaProps) {
  const classe = tom ? `figura figura-${tom}` : 'figura';
  const texto = (
    <>
      <strong>{medida ?? <span aria-hidden="true">…</span>}</strong> <span>{rotulo}</span>
    </>
  );
  if (!atalho) return <p className={classe}>{texto}</p>;
  return (
    <LinkDeTela atalho={atalho} className={classe}>
      {texto}
    </LinkDeTela>
  );
}
