import type { PratoResumo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { categoriaPorExtenso } from '@merenda/shared/regras';
import {
  buscaPorEtapa,
  confirmarExclusao,
  edicaoDe,
  editar,
  excluir,
  excluirVarios,
  imprimir,
  ModalDetalhes,
  ModalFormulario,
  naLista,
  RegistroExibido,
  TelaGerenciar,
  useExibido,
  useImprimirVarias,
  ver,
  type Coluna,
} from '@merenda/shared/ui';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLarguraDaComposicao } from '../composicao/useLarguraDaComposicao.js';
import { CopiaDoPrato } from '../copias/CopiaDoPrato.js';
import { useCategoriasDaBusca } from '../etapas/useCategoriasDaBusca.js';
import { BotaoFicha } from '../ficha-tecnica/BotaoFicha.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import { FormularioPrato, paraCorpo, paraFormulario, PRATO, type PratoNoFormulario } from './FormularioPrato.js';
import { useAlterarPrato, useExcluirPrato, usePratos } from './pratos.api.js';

const COLUNAS: Coluna<PratoResumo>[] = [
  { titulo: 'Nome', valor: ({ nome }) => nomeComum(nome), ordem: ({ nome }) => nome },
  {
    titulo: 'Modalidade',
    valor: ({ modalidade }) => modalidade.descricao,
    ordem: ({ modalidade }) => modalidade.descricao,
  },
  {
    titulo: 'Categoria',
    valor: ({ categoria }) => categoriaPorExtenso(categoria),
    ordem: ({ categoria }) => categoria.id,
  },
  {
    titulo: 'Ficha técnica',
    valor: ({ id, nome }) => (
      <BotaoFicha lado="left" rotulo="Ver ficha" nome={`Ver ficha técnica de ${nomeComum(nome)}`}>
        <FichaDaOrigem origem={{ pratos: [id] }} vazia="" />
      </BotaoFicha>
    ),
  },
];

export default function GerenciarPratos() {
  const consulta = usePratos();
  const navigate = useNavigate();
  const alterar = useAlterarPrato();
  const imprimirVarios = useImprimirVarias('Imprimir pratos', 'pratos');
  const exclusao = useExcluirPrato();
  const categorias = useCategoriasDaBusca();
  const busca = useMemo(() => buscaPorEtapa<PratoResumo>(categorias), [categorias]);
  const { exibir } = useExibido();
  const [copiando, setCopiando] = useState<PratoResumo | null>(null);
  const largura = useLarguraDaComposicao();
  const [editando, setEditando] = useState<PratoResumo | null>(null);

  return (
    <TelaGerenciar
      titulo="Gerenciar Pratos"
      consulta={consulta}
      colunas={COLUNAS}
      busca={busca}
      nomeDaLinha={({ nome }) => nomeComum(nome)}
      cadastro="/cadastrar-prato"
      relatorio="pratos"
      exportacao="pratos"
      vazio="Nenhum prato cadastrado."
      emVarias={[imprimirVarios, excluirVarios(PRATO, exclusao)]}
      acoes={[
        ver(exibir),
        editar(setEditando),
        { rotulo: 'Duplicar', aoAcionar: setCopiando },
        imprimir(({ id }: PratoResumo) => void navigate(`/relatorio/pratos/${id}`)),
        excluir(({ id }: PratoResumo) => void confirmarExclusao(PRATO, exclusao, id)),
      ]}
    >
      <RegistroExibido consulta={consulta}>
        {(prato, aoFechar) => (
          <ModalDetalhes
            titulo="Detalhes do Prato"
            largura={640}
            aoFechar={aoFechar}
            historico={{ entidade: 'pratos', id: prato.id }}
            detalhes={[
              { rotulo: 'Nome', valor: nomeComum(prato.nome) },
              { rotulo: 'Categoria', valor: categoriaPorExtenso(prato.categoria) },
              { rotulo: 'Modalidade', valor: prato.modalidade.descricao },
              { rotulo: 'Preparos', valor: prato.preparos.map(({ preparo }) => nomeComum(preparo.nome)).join(', ') },
            ]}
          >
            <FichaDaOrigem origem={{ pratos: [prato.id] }} vazia="" />
          </ModalDetalhes>
        )}
      </RegistroExibido>
      {copiando && <CopiaDoPrato prato={copiando} aoFechar={() => setCopiando(null)} />}
      {editando && (
        <ModalFormulario<PratoNoFormulario>
          entidade={PRATO}
          titulo="Edição de Prato"
          largura={largura}
          valores={paraFormulario(editando)}
          edicao={edicaoDe(editando, naLista(consulta), paraFormulario)}
          aoFechar={() => setEditando(null)}
          aoSalvar={(prato, { versao }) => alterar.mutateAsync({ ...paraCorpo(prato), id: editando.id, versao })}
        >
          <FormularioPrato />
        </ModalFormulario>
      )}
    </TelaGerenciar>
  );
}
