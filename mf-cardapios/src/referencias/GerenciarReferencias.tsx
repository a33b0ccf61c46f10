import {
  CAMPOS_DA_REFERENCIA,
  LIMITES,
  ROTULOS_MODALIDADE_ESCOLAR,
  ROTULOS_NUTRIENTE,
  type LimiteEdicao,
  type LimiteNacional,
} from '@merenda/shared/contratos';
import { numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { violacoesDosLimitesDaReferencia } from '@merenda/shared/regras';
import {
  CampoQuantidade,
  CampoTexto,
  LinhaDeCampos,
  ModalDetalhes,
  naLista,
  opcoesDe,
  regra,
  TelaDaEntidade,
  useColunas,
  useDetalhes,
  type CampoDeBusca,
  type EntidadeListada,
} from '@merenda/shared/ui';
import { useMemo } from 'react';
import { MODALIDADES } from '../etapas/CamposDaEtapa.js';
import { useAlterarLimite, useLimites } from './referencias.api.js';

const REFERENCIA: EntidadeListada = {
  artigo: 'a',
  nome: 'Referência Nutricional',
  plural: 'Referências Nutricionais',
};
const NUTRIENTES = opcoesDe(ROTULOS_NUTRIENTE);

/** Checked when the form is sent: while one of the two is typed, they may be in the wrong order. */
const doLimite = (campo: 'minimo' | 'maximo') =>
  regra<NumeroDigitado>(
    (_, ler) =>
      violacoesDosLimitesDaReferencia({
        minimo: numeroLido(ler('minimo') as NumeroDigitado),
        maximo: numeroLido(ler('maximo') as NumeroDigitado),
      }).filter((uma) => uma.campo === campo),
    'onSubmit',
  );

/** 'Energia · 6 a 10 anos · Parcial – 1 refeição' */
const nomeDe = ({ nutriente, faixaEtaria, modalidade }: LimiteNacional) =>
  [ROTULOS_NUTRIENTE[nutriente], faixaEtaria.nome, ROTULOS_MODALIDADE_ESCOLAR[modalidade]].join(' · ');

/** The national reference with which menus are compared: data that follow the norm, not constants. */
export default function GerenciarReferencias() {
  const consulta = useLimites();
  const alterar = useAlterarLimite();
  const colunas = useColunas(CAMPOS_DA_REFERENCIA);
  const detalhesDe = useDetalhes(CAMPOS_DA_REFERENCIA);

  const busca = useMemo<CampoDeBusca<LimiteNacional>[]>(() => {
    const faixas = new Map(consulta.data?.map(({ faixaEtaria }) => [faixaEtaria.id, faixaEtaria.nome]));
    return [
      {
        tipo: 'opcao',
        campo: 'faixa',
        rotulo: 'Faixa etária',
        artigo: 'a',
        opcoes: consulta.data && [...faixas].map(([valor, rotulo]) => ({ valor, rotulo })),
        valor: ({ faixaEtaria }) => faixaEtaria.id,
      },
      {
        tipo: 'opcao',
        campo: 'modalidade',
        rotulo: 'Modalidade',
        artigo: 'a',
        opcoes: MODALIDADES,
        valor: ({ modalidade }) => modalidade,
      },
      {
        tipo: 'opcao',
        campo: 'nutriente',
        rotulo: 'Nutriente',
        opcoes: NUTRIENTES,
        valor: ({ nutriente }) => nutriente,
      },
    ];
  }, [consulta.data]);

  return (
    <TelaDaEntidade<LimiteNacional, LimiteEdicao>
      entidade={REFERENCIA}
      titulo="Referências Nutricionais"
      consulta={consulta}
      colunas={colunas}
      busca={busca}
      nomeDaLinha={nomeDe}
      vazio="Nenhuma referência cadastrada."
      exportacao="referencias-nutricionais"
      reler={naLista(consulta)}
      paraFormulario={(referencia) => referencia}
      formulario={(referencia) => ({
        titulo: nomeDe(referencia),
        campos: (
          <>
            <LinhaDeCampos>
              <CampoQuantidade
                nome="minimo"
                rotulo="Mínimo"
                regras={[doLimite('minimo')]}
                casas={2}
                max={LIMITES.referencia}
                sufixo={referencia.unidade}
              />
              <CampoQuantidade
                nome="maximo"
                rotulo="Máximo"
                regras={[doLimite('maximo')]}
                casas={2}
                max={LIMITES.referencia}
                sufixo={referencia.unidade}
                ajuda="Deixe em branco quando a norma não traz o limite."
              />
            </LinhaDeCampos>
            <CampoTexto
              nome="norma"
              rotulo="Norma"
              obrigatorio
              max={LIMITES.descricao}
              ajuda="Nome e versão, como aparecem na comparação."
            />
            <CampoTexto nome="fonte" rotulo="Fonte" obrigatorio max={LIMITES.descricao} />
            <CampoTexto nome="observacao" rotulo="Observação" linhas={3} max={LIMITES.observacao} />
          </>
        ),
        aoSalvar: (edicao, chave) => alterar.mutateAsync({ ...edicao, ...chave }),
      })}
      exibido={(referencia, aoFechar) => (
        <ModalDetalhes
          titulo="Detalhes da Referência"
          aoFechar={aoFechar}
          historico={{ entidade: 'referencias-nutricionais', id: referencia.id }}
          detalhes={detalhesDe(referencia)}
        />
      )}
    />
  );
}
