import { consultasDeFornecedores } from '@merenda/shared/consultas';
import { LIMITES, ROTULOS_GRUPO_PRIORITARIO, ROTULOS_LOCALIDADE, type ChamadaPublica } from '@merenda/shared/contratos';
import { nomeComum, nomeProprio } from '@merenda/shared/formatos';
import {
  Alerta,
  Campo,
  CampoQuantidade,
  edicaoDe,
  LinhaDeCampos,
  ListaLinhas,
  ListaMarcavel,
  ModalFormulario,
  opcoesDe,
  SelectOpcoes,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { lerChamada, useGravarProjetos } from './chamadas.api.js';
import { ComChamada } from './ComChamada.js';
import { CHAMADA } from './entidade.js';
import { deChamada, paraProjetos, type ProjetosNoFormulario } from './projetos.js';

const TITULO = 'Projetos de venda';
const LARGURA = 1140;

/** The projects of sale of a published call, all in one form. */
export function ModalProjetos({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const { mutateAsync: gravar } = useGravarProjetos(id);
  return (
    <ComChamada id={id} titulo={TITULO} largura={LARGURA} aoFechar={aoFechar}>
      {(chamada) => (
        <ModalFormulario<ProjetosNoFormulario>
          entidade={CHAMADA}
          titulo={TITULO}
          largura={LARGURA}
          valores={deChamada(chamada)}
          edicao={edicaoDe(chamada, lerChamada, deChamada)}
          confirmacao="Deseja realmente gravar os projetos de venda?"
          sucesso="Projetos de venda gravados com sucesso!"
          aoSalvar={(digitados, { versao }) => gravar({ projetos: paraProjetos(digitados), versao })}
          aoFechar={aoFechar}
        >
          <CamposDosProjetos chamada={chamada} />
        </ModalFormulario>
      )}
    </ComChamada>
  );
}

function CamposDosProjetos({ chamada }: { chamada: ChamadaPublica }) {
  const fornecedores = useQuery(consultasDeFornecedores.lista());
  const daAgricultura = fornecedores.data
    ?.filter(({ cafNumero }) => cafNumero !== null)
    .map(({ id, nome, nomeFantasia, razaoSocial, municipio, uf }) => ({
      valor: id,
      rotulo: `${nomeProprio(nome ?? nomeFantasia ?? razaoSocial ?? '')}, ${nomeProprio(municipio)}/${uf}`,
    }));
  const produtos = chamada.itens.map(({ produto }) => ({ valor: produto.id, rotulo: nomeComum(produto.nome) }));
  return (
    <>
      <Alerta
        type="info"
        style={{ marginBottom: 16 }}
        title="O sistema não tem a lista das regiões do IBGE: escolha a localidade de cada projeto pelo município do fornecedor."
      />
      <ListaLinhas
        nome="projetos"
        rotulo="Projetos de venda"
        rotuloLinha="Projeto"
        min={0}
        max={LIMITES.propostas}
        novaLinha={novoProjeto}
      >
        {(linha) => (
          <>
            <LinhaDeCampos>
              <Campo nome={linha('fornecedor')} rotulo="Fornecedor com CAF" obrigatorio>
                <SelectOpcoes opcoes={daAgricultura} consulta={fornecedores} />
              </Campo>
              <Campo nome={linha('localidade')} rotulo="Localidade" obrigatorio>
                <SelectOpcoes opcoes={opcoesDe(ROTULOS_LOCALIDADE)} />
              </Campo>
            </LinhaDeCampos>
            <LinhaDeCampos>
              <Campo nome={linha('gruposPrioritarios')} rotulo="Grupos prioritários">
                <ListaMarcavel rotulo="Grupos prioritários" opcoes={opcoesDe(ROTULOS_GRUPO_PRIORITARIO)} />
              </Campo>
              <Campo nome={linha('organico')} rotulo="Certificado orgânico ou agroecológico" obrigatorio>
                <SelectOpcoes opcoes={SIM_OU_NAO} />
              </Campo>
            </LinhaDeCampos>
            <ListaLinhas nome={linha('itens')} rotulo="Itens oferecidos" rotuloLinha="Item oferecido" compacta>
              {(item) => (
                <LinhaDeCampos>
                  <Campo nome={item('produto')} rotulo="Produto" obrigatorio>
                    <SelectOpcoes opcoes={produtos} />
                  </Campo>
                  <CampoQuantidade nome={item('quantidade')} rotulo="Quantidade" obrigatorio min={0.001} />
                </LinhaDeCampos>
              )}
            </ListaLinhas>
          </>
        )}
      </ListaLinhas>
    </>
  );
}

/** A project offers at least one item. */
const novoProjeto = () => ({ itens: [{}] });

const SIM_OU_NAO = opcoesDe({ SIM: 'Sim', NAO: 'Não' });
