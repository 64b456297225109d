// An app imports one module and has the model as well.
@_exported public import RejoinderCore
