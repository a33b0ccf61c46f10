import { avisos, ErroApi, useRede, useSessao } from '@merenda/shared';
import type { Instalacao, LinkInstitucional, SegundaEtapa } from '@merenda/shared/contratos';
import { CREDENCIAIS_ERRADAS } from '@merenda/shared/regras';
import { useEffect, useState } from 'react';
import { AvisoDoFim } from './AvisoDoFim.js';
import { FormularioDeLogin } from './FormularioDeLogin.js';
import { MolduraDoLogin } from './MolduraDoLogin.js';
import type { Chegada } from './chegada.js';
import { anotarLogin } from './checagem.js';
import { RecuperarSenha } from './RecuperarSenha.js';
import { RedefinirSenha } from './RedefinirSenha.js';
import { SobDemanda } from './SobDemanda.js';
import { buscarCidades, buscarInstalacao, buscarLinks, entrar } from './sessao.api.js';
import { guardarCidade, useCidade } from '../marca/cidade.js';
import { haPins, useComSenha } from '../pin/pins-deste-aparelho.js';

/** The parent reports when it does not load. */
const buscarProduto = () => import('../Produto.js');

const buscarSegundoPasso = () => import('./SegundoPasso.js');

const buscarQuemEsta = () => import('../pin/QuemEstaNaCozinha.js');

const usarSenha = () => useComSenha.setState({ comSenha: true });

const buscarConfigurar = () => import('./Configurar.js');

/** Loads the municipality and its links; without them the login works too. */
function apresentar(aoReceberLinks: (links: LinkInstitucional[]) => void): void {
  buscarCidades().then(
    ([primeira]) => {
      if (primeira) guardarCidade(primeira);
    },
    (erro: unknown) => {
      console.warn('The presentation service did not answer; the city stays as it was kept:', erro);
    },
  );
  buscarLinks().then(aoReceberLinks, (erro: unknown) => {
    console.warn('The links below the login did not come:', erro);
  });
}

const buscarGovBr = () => import('./EntrarComGovBr.js');

interface Props {
  chegada: Chegada;
  /** The recovery link, or the return from gov.br, was used or given up. */
  aoLargar: () => void;
}

/** Screen '/': login and password recovery. */
export function Login({ chegada: { link, retorno }, aoLargar }: Props) {
  const pronto = useSessao((sessao) => sessao.hidratada);
  const cidade = useCidade((guardada) => guardada.cidade);
  const semRede = useRede(({ semRedeDesde }) => semRedeDesde !== null);
  const [ocupado, setOcupado] = useState(false);
  const [recuperando, setRecuperando] = useState(false);
  const [links, setLinks] = useState<LinkInstitucional[]>([]);
  const [falha, setFalha] = useState<string | null>(null);
  const [etapa, setEtapa] = useState<SegundaEtapa | null>(null);
  const [instalacao, setInstalacao] = useState<Instalacao | null>(null);
  // Stays to say why a return was refused.
  const [voltou] = useState(retorno !== null);
  const comSenha = useComSenha((estado) => estado.comSenha);
  const porPin = pronto && !comSenha && etapa === null && !voltou && haPins();

  useEffect(() => {
    document.title = 'Merenda Escolar – Gestão da Alimentação Escolar';
    // The files of the screens after the login are fetched while the user types.
    void buscarProduto();
    buscarInstalacao().then(setInstalacao, (erro: unknown) => {
      console.warn('The server did not say whether it has users:', erro);
    });
    apresentar(setLinks);
  }, []);

  /** After the first step: the session has begun, or there is a second step. */
  const seguir = (segunda: SegundaEtapa | null) => {
    setEtapa(segunda);
    if (segunda === null) anotarLogin();
  };

  const tentar = async (credenciais: { usuario: string; senha: string }) => {
    setOcupado(true);
    setFalha(null);
    buscarProduto().then(
      ({ adiantarFederacao }) => {
        adiantarFederacao();
      },
      () => undefined,
    );
    try {
      seguir(await entrar(credenciais));
    } catch (erro) {
      if (erro instanceof ErroApi && erro.status === 401) avisos.atencao('Desculpa...', CREDENCIAIS_ERRADAS);
      else setFalha(erro instanceof ErroApi ? erro.detail : 'Não foi possível entrar. Tente de novo.');
    } finally {
      setOcupado(false);
    }
  };

  if (pronto && instalacao?.configurada === false)
    return (
      <SobDemanda carregar={buscarConfigurar}>
        {({ Configurar }) => (
          <Configurar
            doServidor={instalacao.doServidor}
            emailConfigurado={instalacao.emailConfigurado}
            aoConcluir={() => {
              setInstalacao({ ...instalacao, configurada: true });
              apresentar(setLinks);
              avisos.sucesso('Configuração concluída! Entre com o seu usuário.');
            }}
          />
        )}
      </SobDemanda>
    );
  return (
    <MolduraDoLogin cidade={cidade} links={links}>
      {pronto && semRede && (
        <p role="status" className="acesso-aviso">
          Sem rede. É preciso internet para entrar; depois, a cozinha funciona sem ela por 12 horas.
        </p>
      )}
      {pronto && <AvisoDoFim />}
      {porPin && (
        <SobDemanda carregar={buscarQuemEsta}>
          {({ QuemEstaNaCozinha }) => <QuemEstaNaCozinha aoEntrar={anotarLogin} aoUsarSenha={usarSenha} />}
        </SobDemanda>
      )}
      {/* Only hidden during the second step: the way back finds the typed values. */}
      <div hidden={etapa !== null || porPin}>
        <FormularioDeLogin
          ocupado={ocupado}
          pronto={pronto}
          falha={falha}
          aoEnviar={(credenciais) => void tentar(credenciais)}
          aoEsquecer={() => {
            setRecuperando(true);
          }}
        />
        {pronto && comSenha && haPins() && (
          <button type="button" className="botao-de-texto" onClick={() => useComSenha.setState({ comSenha: false })}>
            Abrir a cozinha com PIN
          </button>
        )}
        {pronto && (voltou || instalacao?.govbr === true) && (
          <SobDemanda carregar={buscarGovBr}>
            {({ EntrarComGovBr }) => <EntrarComGovBr retorno={retorno} aoEntrar={seguir} aoLargarRetorno={aoLargar} />}
          </SobDemanda>
        )}
      </div>
      {etapa !== null && (
        <SobDemanda carregar={buscarSegundoPasso}>
          {({ SegundoPasso }) => (
            <SegundoPasso
              etapa={etapa}
              aoEntrar={anotarLogin}
              aoVoltar={(motivo) => {
                setFalha(motivo);
                setEtapa(null);
              }}
            />
          )}
        </SobDemanda>
      )}
      {recuperando && (
        <RecuperarSenha
          aoFechar={() => {
            setRecuperando(false);
          }}
        />
      )}
      {pronto && link !== null && <RedefinirSenha token={link} aoFechar={aoLargar} />}
    </MolduraDoLogin>
  );
}
