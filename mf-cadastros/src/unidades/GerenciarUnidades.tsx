import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { consultasDeUnidades } from '@merenda/shared/consultas';
import {
  ROTULOS_LOCALIZACAO,
  ROTULOS_POVO_TRADICIONAL,
  ROTULOS_TIPO_UNIDADE,
  type TotalDeMatriculas,
  type UnidadeEducacional,
} from '@merenda/shared/contratos';
import { formatarCep, formatarQuantidade, formatarTelefone, nomeProprio } from '@merenda/shared/formatos';
import {
  Icone,
  ModalDetalhes,
  naLista,
  StatusTag,
  TelaDaEntidade,
  type CampoDeBusca,
  type Coluna,
  type Detalhe,
  type Tom,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { AcoesDaSituacao } from './AcoesDaSituacao.js';
import { ImportarCenso } from './censo/ImportarCenso.js';
import { FormularioUnidade, paraCorpo, UNIDADE, type UnidadeNoFormulario } from './FormularioUnidade.js';
import { BuscarUnidades } from './importacao/BuscarUnidades.js';
import { MatriculasDoMunicipio } from './matriculas/MatriculasDoMunicipio.js';
import { useTotaisDeMatriculas } from './matriculas/matriculas.api.js';
import { avisarIguais, useAlterarUnidade, useExcluirUnidade } from './unidades.api.js';
import { useEmVarias } from './useEmVarias.js';

const ATIVA = { rotulo: 'Ativa', tom: 'sucesso' } as const satisfies Situacao;
const DESATIVADA = { rotulo: 'Desativada', tom: 'neutro' } as const satisfies Situacao;

interface Situacao {
  rotulo: string;
  tom: Tom;
}

const situacaoDe = ({ ativa }: UnidadeEducacional): Situacao => (ativa ? ATIVA : DESATIVADA);

const BUSCA: CampoDeBusca<UnidadeEducacional>[] = [
  { campo: 'codigoInep', rotulo: 'Código INEP', texto: ({ codigoInep }) => codigoInep ?? '' },
  { campo: 'nome', rotulo: 'Nome', principal: true, texto: ({ nome }) => nome },
  { campo: 'cidade', rotulo: 'Cidade', texto: ({ cidade }) => cidade },
  {
    tipo: 'opcao',
    campo: 'situacao',
    rotulo: 'Situação',
    artigo: 'a',
    opcoes: [ATIVA, DESATIVADA].map(({ rotulo }) => ({ valor: rotulo, rotulo })),
    valor: (unidade) => situacaoDe(unidade).rotulo,
  },
];

/** The enrolments of the newest year of a unit, by its id. */
type Matriculas = ReadonlyMap<number, TotalDeMatriculas>;

const colunasDe = (matriculas: Matriculas): Coluna<UnidadeEducacional>[] => [
  { titulo: 'INEP', valor: ({ codigoInep }) => codigoInep, ordem: ({ codigoInep }) => codigoInep ?? '' },
  { titulo: 'Nome', valor: ({ nome }) => nomeProprio(nome), ordem: ({ nome }) => nome, principal: true },
  { titulo: 'Cidade', valor: ({ cidade }) => nomeProprio(cidade), ordem: ({ cidade }) => cidade },
  {
    titulo: 'Matrículas',
    destaque: true,
    numerica: true,
    valor: ({ id }) => {
      const doAno = matriculas.get(id);
      return doAno && `${alunos(doAno)} (${doAno.ano})`;
    },
    ordem: ({ id }) => {
      const doAno = matriculas.get(id);
      return doAno ? doAno.parcial + doAno.integral : -1;
    },
  },
  {
    titulo: 'Situação',
    valor: (unidade) => <StatusTag {...situacaoDe(unidade)} />,
    ordem: (unidade) => situacaoDe(unidade).rotulo,
  },
];

const alunos = ({ parcial, integral }: TotalDeMatriculas): string => formatarQuantidade(parcial + integral);

export default function GerenciarUnidades() {
  const navigate = useNavigate();
  const consulta = useQuery(consultasDeUnidades.lista());
  const { data: totais } = useTotaisDeMatriculas();
  // The totals come newest year first: the first of a unit is the one that stays.
  const matriculas = useMemo(() => new Map(totais?.toReversed().map((doAno) => [doAno.unidade, doAno])), [totais]);
  const colunas = useMemo(() => colunasDe(matriculas), [matriculas]);
  const alterar = useAlterarUnidade();
  const emVarias = useEmVarias();

  return (
    <TelaDaEntidade<UnidadeEducacional, UnidadeNoFormulario>
      entidade={UNIDADE}
      titulo="Gerenciar Unidades"
      consulta={consulta}
      colunas={colunas}
      busca={BUSCA}
      nomeDaLinha={({ nome }) => nomeProprio(nome)}
      cadastro="/cadastrar-unidade"
      importacao="/importar-unidades"
      exportacao="unidades"
      vazio="Nenhuma unidade cadastrada."
      resumo={totais && totais.length > 0 && <MatriculasDoMunicipio totais={totais} />}
      ferramentas={<ImportarCenso />}
      acoesDaTela={
        <>
          <BuscarUnidades />
          {/* Of a year, which its page asks for: it has no search and no selection. */}
          <Button icon={<Icone de={PrinterOutlined} />} onClick={() => void navigate('/relatorio/matriculas')}>
            Relatório
          </Button>
        </>
      }
      emVarias={emVarias}
      exclusao={useExcluirUnidade()}
      reler={naLista(consulta)}
      paraFormulario={paraFormulario}
      formulario={({ id, estoque }) => ({
        largura: 720,
        detalhes: (unidade) => avisarIguais(paraCorpo(unidade), id),
        campos: <FormularioUnidade editada={id} />,
        aoSalvar: (unidade, chave) => alterar.mutateAsync({ ...paraCorpo(unidade), ...chave, estoque }),
      })}
      exibido={(unidade, aoFechar) => (
        <ModalDetalhes
          titulo="Detalhes da Unidade"
          aoFechar={aoFechar}
          historico={{ entidade: 'unidades-educacionais', id: unidade.id }}
          detalhes={detalhesDe(unidade, matriculas.get(unidade.id))}
        >
          <AcoesDaSituacao unidade={unidade} />
        </ModalDetalhes>
      )}
    />
  );
}

const paraFormulario = ({ telefone, ...unidade }: UnidadeEducacional): Partial<UnidadeNoFormulario> => ({
  ...unidade,
  telefone: telefone ?? undefined,
});

function detalhesDe(unidade: UnidadeEducacional, matriculas: TotalDeMatriculas | undefined): Detalhe[] {
  const { localizacao, pct, refeicoesPorDia, alunosAee } = unidade;
  return [
    ...dadosDe(unidade),
    { rotulo: 'Situação', valor: <StatusTag {...situacaoDe(unidade)} /> },
    { rotulo: 'Localização', valor: localizacao && ROTULOS_LOCALIZACAO[localizacao] },
    { rotulo: 'Povo ou comunidade tradicional', valor: pct && ROTULOS_POVO_TRADICIONAL[pct] },
    { rotulo: 'Refeições por dia', valor: refeicoesPorDia },
    { rotulo: 'Alunos do AEE', valor: alunosAee },
    ...(matriculas
      ? [
          {
            rotulo: `Matrículas de ${matriculas.ano}`,
            valor: `${alunos(matriculas)}: ${formatarQuantidade(matriculas.parcial)} em jornada parcial, ${formatarQuantidade(matriculas.integral)} em integral`,
          },
        ]
      : []),
  ];
}

function dadosDe({
  nome,
  tipoUnidade,
  codigoInep,
  cep,
  cidade,
  logradouro,
  numero,
  bairro,
  telefone,
  nomeDoResponsavel,
}: UnidadeEducacional): Detalhe[] {
  return [
    { rotulo: 'Nome', valor: nomeProprio(nome) },
    { rotulo: 'Tipo de unidade', valor: ROTULOS_TIPO_UNIDADE[tipoUnidade] },
    ...(tipoUnidade === 'ESCOLA' ? [{ rotulo: 'Código INEP', valor: codigoInep }] : []),
    { rotulo: 'CEP', valor: formatarCep(cep) },
    { rotulo: 'Cidade', valor: nomeProprio(cidade) },
    { rotulo: 'Logradouro', valor: nomeProprio(logradouro) },
    { rotulo: 'Número', valor: numero },
    { rotulo: 'Bairro', valor: bairro && nomeProprio(bairro) },
    { rotulo: 'Telefone', valor: telefone && formatarTelefone(telefone) },
    { rotulo: 'Responsável', valor: nomeDoResponsavel && nomeProprio(nomeDoResponsavel) },
  ];
}
