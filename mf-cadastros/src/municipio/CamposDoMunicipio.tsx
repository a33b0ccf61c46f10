import {
  CAMPOS_DE_LINK,
  CAMPOS_DE_SERVICO,
  LIMITES,
  ROTULOS_EMAIL_DA_SEMANA,
  ROTULOS_FUSO,
  ROTULOS_LINK,
  ROTULOS_PERMISSAO,
  ROTULOS_SERVICO,
  ROTULOS_VINCULO,
  type CampoDoServidor,
} from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import {
  DEFINIDO_PELO_SERVIDOR,
  ESQUEMAS_DE_LINK,
  ESQUEMAS_DE_PAGINA,
  violacoesDoAnoLetivo,
  violacoesDoEndereco,
  violacoesDoResponsavelTecnico,
} from '@merenda/shared/regras';
import {
  Campo,
  CampoData,
  CampoMascarado,
  CampoQuantidade,
  CampoTexto,
  LinhaDeCampos,
  ListaMarcavel,
  opcoesDe,
  regra,
  SelectOpcoes,
} from '@merenda/shared/ui';
import { Typography, type FormInstance } from 'antd';
import { useId, type ReactNode } from 'react';
import { CamposDaCidade } from './CamposDaCidade.js';

const FUSOS = opcoesDe(ROTULOS_FUSO);
const PERMISSOES = opcoesDe(ROTULOS_PERMISSAO);
const VINCULOS = opcoesDe(ROTULOS_VINCULO);
const EMAILS_DA_SEMANA = opcoesDe(ROTULOS_EMAIL_DA_SEMANA);

const LINK = regra<string>((link) => violacoesDoEndereco(link ?? '', ESQUEMAS_DE_LINK), 'onBlur');
const PAGINA = regra<string>((pagina) => violacoesDoEndereco(pagina ?? '', ESQUEMAS_DE_PAGINA), 'onBlur');
const FIM_DEPOIS = regra<string>((fim, ler) =>
  violacoesDoAnoLetivo({ inicioAnoLetivo: lerData(ler('inicioAnoLetivo') ?? ''), fimAnoLetivo: lerData(fim ?? '') }),
);

type Ler = FormInstance['getFieldValue'];

/** Name and registration of the nutritionist go together; each field shows its own refusal. */
const doResponsavel = (campo: 'nutricionistaNome' | 'nutricionistaCrn') =>
  regra<string>((_, ler: Ler) =>
    violacoesDoResponsavelTecnico({
      nutricionistaNome: ler('nutricionistaNome') as string | null,
      nutricionistaCrn: ler('nutricionistaCrn') as string | null,
    }).filter((uma) => uma.campo === campo),
  );
const COM_NOME = [doResponsavel('nutricionistaNome')];
const COM_CRN = [doResponsavel('nutricionistaCrn')];

/** The fields of the settings. Those that the server's environment defines are shown and not changed. */
export function CamposDoMunicipio({ doServidor }: { doServidor: readonly CampoDoServidor[] }) {
  const definido = (campo: CampoDoServidor) =>
    doServidor.includes(campo) ? { desabilitado: true, ajuda: DEFINIDO_PELO_SERVIDOR } : {};
  return (
    <>
      <Secao titulo="Identificação">
        <CamposDaCidade />
        <LinhaDeCampos>
          <CampoMascarado nome="cnpjPrefeitura" rotulo="CNPJ da prefeitura" mascara="cnpj" />
          <CampoMascarado nome="cnpjSecretaria" rotulo="CNPJ da secretaria" mascara="cnpj" />
          <CampoMascarado nome="cnpjFundo" rotulo="CNPJ do fundo" mascara="cnpj" />
        </LinhaDeCampos>
        <Campo nome="fuso" rotulo="Fuso horário" obrigatorio ajuda={definido('fuso').ajuda}>
          <SelectOpcoes opcoes={FUSOS} disabled={doServidor.includes('fuso')} />
        </Campo>
      </Secao>
      <Secao titulo="Ano letivo">
        <LinhaDeCampos>
          <CampoData nome="inicioAnoLetivo" rotulo="Início" />
          <CampoData nome="fimAnoLetivo" rotulo="Fim" regras={[FIM_DEPOIS]} />
          <CampoQuantidade
            nome="diasLetivos"
            rotulo="Dias letivos"
            obrigatorio
            casas={0}
            min={1}
            max={LIMITES.diasLetivos}
            sufixo="dias"
          />
        </LinhaDeCampos>
      </Secao>
      <Secao titulo="Regras">
        <Campo nome="vinculoDeCardapios" rotulo="Quem vincula cardápios ao calendário" obrigatorio>
          <SelectOpcoes opcoes={VINCULOS} />
        </Campo>
        <CampoQuantidade
          nome="senhaMinima"
          rotulo="Tamanho mínimo de uma senha nova"
          obrigatorio
          casas={0}
          min={LIMITES.senhaMinima}
          max={LIMITES.senhaMinimaMaxima}
          sufixo="caracteres"
        />
        <Campo
          nome="segundoFatorObrigatorio"
          rotulo="Quem precisa da verificação em duas etapas"
          ajuda="Quem tem uma destas permissões e ainda não ativou a verificação terá de ativá-la na próxima entrada."
        >
          <ListaMarcavel rotulo="Permissões que pedem a verificação em duas etapas" artigo="a" opcoes={PERMISSOES} />
        </Campo>
      </Secao>
      <Secao titulo="E-mail">
        <Campo
          nome="semanaPorEmail"
          rotulo="Resumo “Sua semana”"
          obrigatorio
          ajuda="Diz a cada pessoa o que vence, o que espera por ela e as unidades sem cardápio. Quem não tem nada a fazer não recebe."
        >
          <SelectOpcoes opcoes={EMAILS_DA_SEMANA} />
        </Campo>
      </Secao>
      <CamposDasSessoes />
      <Secao titulo="Nutricionista responsável técnica">
        <LinhaDeCampos>
          <CampoTexto
            nome="nutricionistaNome"
            rotulo="Nome da nutricionista"
            max={LIMITES.nome}
            regras={COM_NOME}
            ajuda="Assina os cardápios impressos."
          />
          <CampoMascarado nome="nutricionistaCrn" rotulo="CRN" mascara="crn" regras={COM_CRN} />
        </LinhaDeCampos>
      </Secao>
      <Secao titulo="Links da tela de entrada">
        {CAMPOS_DE_LINK.map((campo) => (
          <CampoTexto
            key={campo}
            nome={campo}
            rotulo={ROTULOS_LINK[campo]}
            max={LIMITES.enderecoWeb}
            regras={[LINK]}
            {...definido(campo)}
          />
        ))}
      </Secao>
      <Secao titulo="Endereços dos serviços externos">
        {CAMPOS_DE_SERVICO.map((campo) => (
          <CampoTexto
            key={campo}
            nome={campo}
            rotulo={ROTULOS_SERVICO[campo]}
            max={LIMITES.enderecoWeb}
            // Of an address that the server defines only the host is shown.
            regras={doServidor.includes(campo) ? [] : [PAGINA]}
            {...definido(campo)}
          />
        ))}
      </Secao>
    </>
  );
}

/** For how long a session may be unused, by what its user may do. */
const SEM_USO = [
  ['sessaoMinutosPin', 'Cozinha por PIN'],
  ['sessaoMinutosCozinha', 'Merendeiras (sem permissões)'],
  ['sessaoMinutosGestao', 'Quem gere usuários ou configurações'],
  ['sessaoMinutos', 'Demais usuários'],
] as const;

function CamposDasSessoes() {
  return (
    <Secao titulo="Sessões">
      <CampoQuantidade
        nome="sessaoDias"
        rotulo="Prazo máximo de uma sessão"
        obrigatorio
        casas={0}
        min={1}
        max={LIMITES.sessaoDias}
        sufixo="dias"
        ajuda="Depois desse prazo é preciso entrar de novo, mesmo que a sessão esteja em uso. O prazo e os limites abaixo valem para as sessões abertas a partir de agora."
      />
      <Typography.Paragraph>Uma sessão sem uso termina depois de:</Typography.Paragraph>
      <LinhaDeCampos>
        {SEM_USO.map(([nome, rotulo]) => (
          <CampoQuantidade
            key={nome}
            nome={nome}
            rotulo={rotulo}
            obrigatorio
            casas={0}
            min={LIMITES.sessaoMinutosMinimos}
            max={LIMITES.sessaoMinutos}
            sufixo="minutos"
          />
        ))}
      </LinhaDeCampos>
    </Secao>
  );
}

function Secao({ titulo, children }: { titulo: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} style={{ marginBottom: 24 }}>
      <Typography.Title level={2} id={id} style={{ fontSize: 16 }}>
        {titulo}
      </Typography.Title>
      {children}
    </section>
  );
}
