import { consultasDeUnidades } from '@merenda/shared/consultas';
import { ROTULOS_TIPO_UNIDADE, type UnidadeEducacional, type UnidadeEducacionalNova } from '@merenda/shared/contratos';
import { formatarCep, formatarTelefone } from '@merenda/shared/formatos';
import {
  confirmarEExecutar,
  edicaoDe,
  editar,
  excluir,
  frases,
  ModalDetalhes,
  ModalFormulario,
  naLista,
  TelaGerenciar,
  ver,
  type CampoDeBusca,
  type Coluna,
  type Detalhe,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormularioUnidade, UNIDADE } from './FormularioUnidade.js';
import { BuscarUnidades } from './importacao/BuscarUnidades.js';
import { useAlterarUnidade, useExcluirUnidade } from './unidades.api.js';

const BUSCA: CampoDeBusca<UnidadeEducacional>[] = [
  { campo: 'codigoInep', rotulo: 'Código INEP', texto: ({ codigoInep }) => codigoInep ?? '' },
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
  { campo: 'cidade', rotulo: 'Cidade', texto: ({ cidade }) => cidade },
];

const COLUNAS: Coluna<UnidadeEducacional>[] = [
  { titulo: 'INEP', valor: ({ codigoInep }) => codigoInep, ordem: ({ codigoInep }) => codigoInep ?? '' },
  { titulo: 'Nome', valor: ({ nome }) => nome, ordem: ({ nome }) => nome, principal: true },
  { titulo: 'Cidade', valor: ({ cidade }) => cidade, ordem: ({ cidade }) => cidade },
];

export default function GerenciarUnidades() {
  const consulta = useQuery(consultasDeUnidades.lista());
  const alterar = useAlterarUnidade();
  const { mutateAsync: excluirUnidade } = useExcluirUnidade();
  const [vendo, setVendo] = useState<UnidadeEducacional | null>(null);
  const [editando, setEditando] = useState<UnidadeEducacional | null>(null);

  return (
    <TelaGerenciar
      titulo="Gerenciar Unidades"
      consulta={consulta}
      colunas={COLUNAS}
      busca={BUSCA}
      nomeDaLinha={({ nome }) => nome}
      cadastro="/cadastrar-unidade"
      vazio="Nenhuma unidade cadastrada."
      acoesDaTela={<BuscarUnidades />}
      acoes={[
        ver(setVendo),
        editar(setEditando),
        excluir(
          ({ id }: UnidadeEducacional) =>
            void confirmarEExecutar({
              mensagem: frases(UNIDADE).excluir,
              perigo: true,
              acao: () => excluirUnidade(id),
              sucesso: frases(UNIDADE).excluido,
            }),
        ),
      ]}
    >
      {vendo && (
        <ModalDetalhes titulo="Detalhes da Unidade" aoFechar={() => setVendo(null)} detalhes={detalhesDe(vendo)} />
      )}
      {editando && (
        <ModalFormulario<UnidadeEducacionalNova>
          entidade={UNIDADE}
          titulo="Edição de Unidade"
          largura={720}
          valores={paraFormulario(editando)}
          edicao={edicaoDe(editando, naLista(consulta), paraFormulario)}
          aoFechar={() => setEditando(null)}
          aoSalvar={(unidade, { versao }) =>
            alterar.mutateAsync({ ...unidade, id: editando.id, estoque: editando.estoque, versao })
          }
        >
          <FormularioUnidade edicao />
        </ModalFormulario>
      )}
    </TelaGerenciar>
  );
}

const paraFormulario = ({ telefone, ...unidade }: UnidadeEducacional): Partial<UnidadeEducacionalNova> => ({
  ...unidade,
  telefone: telefone ?? undefined,
});

function detalhesDe({
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
    { rotulo: 'Nome', valor: nome },
    { rotulo: 'Tipo de unidade', valor: ROTULOS_TIPO_UNIDADE[tipoUnidade] },
    ...(tipoUnidade === 'ESCOLA' ? [{ rotulo: 'Código INEP', valor: codigoInep }] : []),
    { rotulo: 'CEP', valor: formatarCep(cep) },
    { rotulo: 'Cidade', valor: cidade },
    { rotulo: 'Logradouro', valor: logradouro },
    { rotulo: 'Número', valor: numero },
    { rotulo: 'Bairro', valor: bairro },
    { rotulo: 'Telefone', valor: telefone && formatarTelefone(telefone) },
    { rotulo: 'Responsável', valor: nomeDoResponsavel },
  ];
}
