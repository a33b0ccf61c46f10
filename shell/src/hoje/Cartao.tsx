import { useSessao } from '@merenda/shared';
import { FIGURAS, ROTULOS_CARTAO, type Cartao as NomeDoCartao, type Figura } from '@merenda/shared/contratos';
import { podeVerFigura } from '@merenda/shared/regras';
import { useEffect, useId } from 'react';
import type { Atalho } from '../menu/menu.js';
import { LinkDeTela } from '../menu/LinkDeTela.js';
import { enderecoDaFigura, escreverMedida, rotuloDe, SEM_FIGURAS, tomDe } from './figuras.js';
import { useFiguras } from './hoje.api.js';
import { chaveDe, useLinhasLembradas } from './linhas-lembradas.js';
import { Releitura } from './Releitura.js';

interface Props {
  cartao: NomeDoCartao;
  /** The educational unit on which the user works; undefined: all of them. */
  unidade: number | undefined;
  /** The screen at an address; undefined when no area publishes it, or the user may not open it. */
  atalhoDe: (caminho: string) => Atalho | undefined;
}

/** The figures of one kind of work that are not zero, each a link to where it is done, or one line where all are. */
export function Cartao({ cartao, unidade, atalhoDe }: Props) {
  const id = useId();
  const consulta = useFiguras(cartao, unidade);
  const { id: usuario = 0, permissoes = [] } = useSessao(({ auth }) => auth.usuario) ?? {};
  const { linhas: lembradas, lembrar } = useLinhasLembradas();
  const lidas = consulta.data?.filter(({ valor }) => valor > 0);
  const esperadas = lembradas[chaveDe(usuario, cartao)] ?? figurasDo(cartao, permissoes).length;
  useEffect(() => {
    if (lidas) lembrar(usuario, cartao, Math.max(lidas.length, 1));
  }, [lidas, lembrar, usuario, cartao]);
  const Lista = cartao === 'COZINHA' ? 'ol' : 'ul';
  return (
    <article className="cartao" aria-labelledby={id} aria-busy={consulta.isPending}>
      <h3 id={id}>{ROTULOS_CARTAO[cartao]}</h3>
      {consulta.isError ? (
        <Releitura oQue="estes números" consulta={consulta} />
      ) : (
        <Lista className="figuras">
          {lidas?.map(({ figura, valor, de }) => (
            <li key={figura}>
              <Linha
                atalho={atalhoEm(atalhoDe, enderecoDaFigura(figura, unidade))}
                tom={tomDe(figura)}
                medida={escreverMedida(figura, valor, de)}
                rotulo={rotuloDe(figura, valor, de)}
              />
            </li>
          ))}
          {lidas?.length === 0 && <li className="figura cartao-calmo">{SEM_FIGURAS[cartao]}</li>}
          {lidas === undefined &&
            Array.from({ length: esperadas }, (_, i) => (
              <li key={i} className="figura" aria-hidden="true">
                …
              </li>
            ))}
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
  medida: string;
  rotulo: string;
}

function Linha({ atalho, tom, medida, rotulo }: LinhaProps) {
  const classe = tom ? `figura figura-${tom}` : 'figura';
  const texto = (
    <>
      <strong>{medida}</strong> <span>{rotulo}</span>
    </>
  );
  if (!atalho) return <p className={classe}>{texto}</p>;
  return (
    <LinkDeTela atalho={atalho} className={classe}>
      {texto}
    </LinkDeTela>
  );
}
