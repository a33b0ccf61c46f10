import { consultasDeVisoes } from '@merenda/shared/consultas';
import { LIMITES, type ListaComVisoes, type Visao } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { Campo } from '../campos/Campo.js';
import { CampoTexto } from '../campos/CampoTexto.js';
import { edicaoDe, naLista } from '../formulario/edicao.js';
import { frases } from '../formulario/entidade.js';
import { ModalFormulario } from '../formulario/ModalFormulario.js';
import { useAlterarVisao, useCriarVisao, VISAO } from './visoes.api.js';

interface DaVisao {
  nome: string;
  compartilhada: boolean;
}

interface ModalDaVisaoProps {
  lista: ListaComVisoes;
  /** What the list shows. */
  parametros: string;
  /** The view that is changed; absent, a new one is saved. */
  visao?: Visao;
  /** Whether the user may share views of the list. */
  compartilha: boolean;
  aoFechar: () => void;
}

/** The name of a view, and whether it is shared. */
export function ModalDaVisao({ lista, parametros, visao, compartilha, aoFechar }: ModalDaVisaoProps) {
  const consulta = useQuery(consultasDeVisoes.daLista(lista));
  const { mutateAsync: criar } = useCriarVisao();
  const { mutateAsync: alterar } = useAlterarVisao();
  return (
    <ModalFormulario<DaVisao>
      entidade={VISAO}
      titulo={visao ? 'Edição de Visão' : 'Salvar esta visão'}
      largura={480}
      valores={{ nome: '', compartilhada: false, ...visao }}
      edicao={visao && edicaoDe(visao, naLista(consulta), (atual) => atual)}
      confirmacao={visao ? frases(VISAO).atualizar : frases(VISAO).cadastrar}
      sucesso={visao ? frases(VISAO).atualizado : frases(VISAO).cadastrado}
      aoSalvar={({ nome, compartilhada = false }, { versao }) =>
        visao
          ? alterar({ id: visao.id, nome, compartilhada, parametros: visao.parametros, versao })
          : criar({ lista, nome, compartilhada, parametros })
      }
      aoFechar={aoFechar}
    >
      <CampoTexto nome="nome" rotulo="Nome" obrigatorio max={LIMITES.nomeDaVisao} />
      {compartilha && (
        <Campo nome="compartilhada" valuePropName="checked" ajuda="Todos os que abrem esta lista também veem a visão.">
          <Checkbox>Compartilhar</Checkbox>
        </Campo>
      )}
    </ModalFormulario>
  );
}
